export { figureOf, mean, outcomesOf, percent, shareOf } from '@hegemon/board/ask/figures.js';
