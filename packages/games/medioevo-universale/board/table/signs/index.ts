import { addSigns } from '@hegemon/board/icons/sprite.js';
import borrowed from './game-icons.json' with { type: 'json' };
import { OWN } from './own.js';

addSigns(borrowed);
addSigns(OWN);
