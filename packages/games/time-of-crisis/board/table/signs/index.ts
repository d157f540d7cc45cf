import { addSigns } from '@hegemon/board/icons/sprite.js';
import borrowed from './game-icons.json' with { type: 'json' };

addSigns(borrowed);
