import { compared, someCases } from './odds/compare.js';
const cases = someCases(100, 'odds');
for (const n of [45, 73]) for (const salt of [100000, 200000]) { const c = compared(cases[n], 300000, salt + n); console.log(n, salt, c.question.sort, c.said.shares.map(s=>s.code+' '+s.share.toFixed(5)).join(' '), 'off', c.off.toFixed(2), 'apart', c.difference.toFixed(5)); }
