import { sortOf } from '../../asked.js';
import type { Words } from '../../words.js';
import { start } from '../parts/start.js';
import type { Row } from './shelf.js';

interface RowWords {
  readonly captain: string;
  readonly card: string;
  readonly civil: string;
  readonly military: string;
  readonly engine: string;
  readonly upgrade: string;
  readonly promote: string;
  readonly repair: string;
  readonly ransom: string;
  readonly redeploy: string;
  readonly buyBack: string;
}

/** What stands on a line of the list: for what has levels without the level, which is chosen beside it. */
export const rowName = ({ id, ware }: Row, what: string, words: Words, rows: RowWords): string => {
  const { names } = words;
  const thing = (): string => words.thing(what, sortOf(ware));
  switch (ware) {
    case 'buy-unit':
      return id === 'captain' ? rows.captain : start(names.troops[what as keyof typeof names.troops].one);
    case 'build':
      if (id === 'cathedral') return start(names.buildings.cathedral.one);
      return id === 'civil' ? rows.civil : rows.military;
    case 'buy-transport':
      return start(names.vehicles[id as keyof typeof names.vehicles].one);
    case 'buy-engine':
      return rows.engine;
    case 'buy-card':
      return rows.card;
    case 'upgrade':
      return `${rows.upgrade}: ${words.thing(what.replace(/:\d/, ''), 'vehicle')}`;
    case 'upgrade-captain':
      return `${rows.promote}: ${thing()}`;
    case 'repair':
      return `${rows.repair}: ${thing()}`;
    case 'ransom':
      return `${rows.ransom}: ${thing()}`;
    case 'redeploy':
      return `${rows.redeploy}: ${thing()}`;
    case 'buy-back':
      return `${rows.buyBack}: ${thing()}`;
    case 'buy-technology':
      return thing();
  }
};
