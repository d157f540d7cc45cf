/**
 * Holds the odds of many battles and votes against the dice of the engine: 100 questions out of played games, 100 000
 * runs each. It takes minutes: npm run check:odds
 */
import { type Comparison, compared, isWrong, someCases } from './compare.js';

const [count = '100', runs = '100000', seed = 'odds'] = process.argv.slice(2);

const inShort = (value: number, width: number, places: number): string => value.toFixed(places).padStart(width);
const print = (...cells: string[]): void => console.log(cells.join('  '));

const show = (n: number, found: Comparison, seconds: number): void => {
  const { question, said, off, sampledOff, difference } = found;
  const [likeliest] = [...said.shares].sort((a, b) => b.share - a.share);
  print(
    inShort(n, 3, 0),
    question.sort.padEnd(8),
    `${said.isExact ? '' : '~'}${said.runs}`.padStart(5),
    said.error.toExponential(0).padStart(6),
    inShort(difference, 7, 5),
    inShort(off, 10, 2),
    inShort(sampledOff, 6, 2),
    inShort(seconds, 4, 0),
    `${likeliest.code} ${inShort(100 * likeliest.share, 6, 2)} %${isWrong(found) ? '  OFF' : ''}`,
  );
};

print('  n', 'sort    ', ' ways', ' error', '  apart', 'deviations', 'sample', 'sec.', 'likeliest');
const all: Comparison[] = [];
for (const [n, each] of someCases(Number(count), seed).entries()) {
  const started = performance.now();
  const found = compared(each, Number(runs), n);
  all.push(found);
  show(n, found, (performance.now() - started) / 1000);
}
const most = (measure: (each: Comparison) => number): number => Math.max(...all.map(measure));
const wrong = all.filter(isWrong).length;
console.log(
  `${all.length} battles and votes, ${runs} runs each: ${all.filter(({ said }) => said.isExact).length} exact, ` +
    `stated error up to ${most(({ said }) => said.error).toExponential(1)}; apart by ${most(each => each.difference).toFixed(5)} ` +
    `and ${most(each => each.off).toFixed(2)} deviations at most; ${wrong} off`,
);
process.exitCode = wrong === 0 && all.length > 0 ? 0 : 1;
