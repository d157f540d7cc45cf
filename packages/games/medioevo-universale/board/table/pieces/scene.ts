import type { Plate, Point } from '@hegemon/atlas';
import type { Language } from '@hegemon/board';
import type { Level } from '@hegemon/board/map/view.js';
import type { Box } from '@hegemon/board/pieces/boxes.js';
import type { Floor } from '@hegemon/board/pieces/floor.js';
import type { Realm } from '../../../src/ids.js';
import type { Site } from '../places/site.js';
import type { Piece } from './model.js';
import type { Hand } from './sizes.js';
import type { Stage } from './stages.js';

/** From where, and with whose eyes, the map is looked at. */
export interface Scene {
  readonly plate: Plate;
  readonly level: Level;
  /** Map units covered by one px of a piece. */
  readonly unit: number;
  readonly eyes: string;
  readonly language: Language;
  /** What was chosen is never on a tray, and its territory is named. */
  readonly chosen?: string;
  /** What can be named now: far away it is seen for that reason alone. */
  readonly named?: ReadonlySet<string>;
}

interface Spotted {
  readonly at: Point;
  /** What it covers, in map units. */
  readonly box: Box;
}
export interface PlacedPiece extends Spotted {
  readonly piece: Piece;
  /** It does not stand on its own ground: a thread leads there. */
  readonly tether?: Point;
  readonly isInTray: boolean;
  /** Its units stand beside it. */
  readonly isFanned: boolean;
}
export interface PlacedLockup extends Spotted {
  readonly site: Site;
  readonly name: string;
  readonly hand: Hand;
}
export interface PlacedName extends Spotted {
  readonly id: string;
  readonly lines: readonly string[];
  /** In px. */
  readonly size: number;
}
export interface PlacedBadges extends Spotted {
  readonly site: Site;
}
export type PlacedStage = Stage & Spotted;
export interface PlacedTray extends Spotted {
  readonly id: string;
  readonly tether: Point;
}
export interface PlacedRealm extends Spotted {
  readonly realm: Realm;
  readonly name: string;
}

/** Where everything stands. */
export interface Placing {
  readonly pieces: readonly PlacedPiece[];
  readonly lockups: readonly PlacedLockup[];
  /** Of territories without a place. */
  readonly names: readonly PlacedName[];
  readonly seas: readonly PlacedName[];
  readonly badges: readonly PlacedBadges[];
  readonly stages: readonly PlacedStage[];
  readonly trays: readonly PlacedTray[];
  readonly realms: readonly PlacedRealm[];
  /** All room that is taken. */
  readonly floor: Floor;
}
