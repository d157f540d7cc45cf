import { isRefusal, stream } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { timeOfCrisis } from '../src/index.js';
import { Model, snapshotOf, counts, hit } from './scratch-model.js';
import { livelyPlayer } from './lively.js';
import { sampleAnswer } from '@hegemon/kernel';
const from = Number(process.argv[2] ?? 0), to = Number(process.argv[3] ?? 50);
const norm = (choices: any) => { const o: any = {}; for (const c of choices) o[c.kind] = c.shape === 'button' ? true : c.shape === 'pick' ? [...c.of].sort() : c.shape === 'amount' ? { min: c.min, max: c.max } : { total: c.total, caps: Object.fromEntries(Object.entries(c.caps).sort()) }; return Object.fromEntries(Object.entries(o).sort()); };
const canon = (p: any) => JSON.stringify(Object.fromEntries(Object.entries(p).sort().map(([s, c]: any) => [s, Object.fromEntries(Object.entries(c).sort().map(([k, v]: any) => [k, v && v.caps ? { total: v.total, caps: Object.fromEntries(Object.entries(v.caps).sort()) } : v]))])));
let decisions = 0, bad = 0;
for (let i = from; i < to && bad < 5; i++) {
  const options: any = { players: 2 + (i % 3), 'short-game': i % 4 === 1, 'reverse-draft': i % 5 === 2, 'declared-end': i % 7 === 3, 'strict-foederati': i % 11 === 5 };
  const seed = seedFor(`diff ${i}`, 'scratch');
  const { state: g, opening } = timeOfCrisis.open(options, seed);
  const m = new Model(options, g.startPlayer, g.events.deck);
  const gen = m.play(); let at: any; const trail: any[] = [];
  const rnd = stream(seedFor(seed, 'player'));
  const fail = (what: string, a?: any, b?: any) => { bad++; console.log(`GAME ${i} (${JSON.stringify(options)}) after ${trail.length}: ${what}`); console.log('  last', JSON.stringify(trail.slice(-4))); if (a !== undefined) console.log('  engine', a, '\n  model ', b); };
  try {
    at = gen.next();
    for (;;) {
      const over = timeOfCrisis.outcome(g);
      if (over || at.done) {
        if (!over || !at.done) { fail('end differs', JSON.stringify(over), at.done); break; }
        if (over.winners[0] !== m.outcome.winner || JSON.stringify(over.points) !== JSON.stringify(m.outcome.points) || over.how !== m.outcome.how) fail('outcome', JSON.stringify(over), JSON.stringify(m.outcome));
        hit('games'); break;
      }
      const pend = timeOfCrisis.pending(g);
      const eng = canon(Object.fromEntries(pend.map(d => [d.seat, norm(d.choices)]))), mod = canon(at.value);
      if (eng !== mod) { fail('offers differ', eng, mod); break; }
      const x: any = snapshotOf(g), y: any = m.snapshot(); let differs = false;
      const key = (v: any) => JSON.stringify(v, (_, w) => (w && typeof w === 'object' && !Array.isArray(w) ? Object.fromEntries(Object.entries(w).sort()) : w));
      for (const k of Object.keys(x)) if (key(x[k]) !== key(y[k])) { fail('state differs in ' + k, key(x[k]), key(y[k])); differs = true; break; }
      if (differs) break;
      decisions++;
      const d = pend[rnd(pend.length)];
      const ans: any = i % 6 === 0 ? sampleAnswer(d, rnd) : livelyPlayer(g, d, rnd);
      const reply = timeOfCrisis.apply(g, { ...ans, seat: d.seat });
      if (isRefusal(reply)) { fail('refused ' + JSON.stringify(reply)); break; }
      trail.push({ seat: d.seat, ...ans, dice: reply.drew });
      m.dice.push(...reply.drew); m.lastVote = m.lastScore = undefined;
      at = gen.next({ seat: d.seat, ...ans });
      if (m.dice.length) { fail('dice left over ' + m.dice); break; }
      const v = reply.told.filter(t => t.type === 'senate-voted').at(-1)?.open as any;
      if (v && m.lastVote && (v.required !== m.lastVote.required || v.votes !== m.lastVote.votes)) { fail('vote told', JSON.stringify(v), JSON.stringify(m.lastVote)); break; }
      const sc = reply.told.filter(t => t.type === 'battle-scored').at(-1)?.open as any;
      if (sc) hit('battle-scored');
      if (sc && m.lastScore && (sc.attacker !== m.lastScore.attacker || sc.defender !== m.lastScore.defender)) { fail('score told', JSON.stringify(sc), JSON.stringify(m.lastScore)); break; }
    }
  } catch (e: any) { fail('threw ' + e.stack); }
}
console.log('decisions compared', decisions, 'bad', bad);
console.log(JSON.stringify(Object.fromEntries(Object.entries(counts).sort())));
