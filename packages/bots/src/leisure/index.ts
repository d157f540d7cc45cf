/** What bots do at leisure, beside the game. Few games have such a thing: only those load it. */
export { type Calling, calledAtLeisure, isBegun } from './called.js';
export { answerAtLeisure, askAtLeisure } from './leisurely.js';
export { Patience } from './patience.js';
