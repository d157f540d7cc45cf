/** How fast the kernel is, beside a chess library and a board game engine; what the server bears, beside a bare one; how the page moves in a browser: the figures of docs/contracts.md, section 6. */
export type { BenchReport, Row } from './report.js';
export { type BenchOptions, runBench } from './run.js';
export { benchText } from './text.js';
