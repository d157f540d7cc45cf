/** What bots at a table do at leisure. Few games have such a thing: only those load it (`Bots.leisure`). */
export { answerAtLeisure } from '@hegemon/bots/leisure';
export { askAtLeisure, isStillIdle } from './asking.js';
export { besidesAt } from './besides.js';
export { type Idle, Idling } from './idling.js';
