/** The three forms of the table, by the size of the window. */
export type Form = 'desktop' | 'laptop' | 'phone';
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A wide but low window has no room for the tall dock either. */
export const formOf = (width: number, height: number): Form => {
  if (width < 700) return 'phone';
  return width >= 1360 && height >= 800 ? 'desktop' : 'laptop';
};

interface Sizes {
  readonly ribbon: number;
  readonly rail: number;
  readonly railFolded: number;
  readonly drawer: number;
  readonly spine: number;
  readonly dock: number;
  readonly dockFolded: number;
}
export const SIZES: Readonly<Record<'desktop' | 'laptop', Sizes>> = {
  desktop: { ribbon: 52, rail: 200, railFolded: 46, drawer: 284, spine: 34, dock: 190, dockFolded: 48 },
  laptop: { ribbon: 44, rail: 168, railFolded: 46, drawer: 284, spine: 34, dock: 112, dockFolded: 42 },
};
const GAP = 8;
/** Of the phone: ribbon, strip of seats, distance to the edge. */
const RIBBON = 56;
const STRIP = 44;
const EDGE = 6;

/** Where the phone's sheet can rest: the prompt alone, the hand, all of it. */
export type Stop = 'low' | 'middle' | 'full';
export const STOPS: readonly Stop[] = ['low', 'middle', 'full'];
export const heightOf = (stop: Stop, windowHeight: number): number => {
  const full = windowHeight - RIBBON - EDGE - GAP;
  if (stop === 'full') return full;
  return Math.min(full, stop === 'low' ? 92 : 366);
};
/** Where a sheet that was let go comes to rest; a flick (px per ms, upward positive) goes on to the next stop. */
export const stopAt = (height: number, speed: number, windowHeight: number): Stop => {
  const near = (stop: Stop): number => Math.abs(heightOf(stop, windowHeight) - height);
  const nearest = STOPS.reduce((best, stop) => (near(stop) < near(best) ? stop : best));
  if (Math.abs(speed) < 0.4) return nearest;
  const beyond = STOPS.filter(stop => (heightOf(stop, windowHeight) - height) * speed > 0);
  const [next] = beyond.sort((a, b) => near(a) - near(b));
  return next ?? nearest;
};

interface Open {
  readonly isRailFolded: boolean;
  /** Folded to its spine; one that lies over the map for a while counts as folded. */
  readonly isDrawerFolded: boolean;
  /** As it is now; it grows with what is asked. */
  readonly dockHeight: number;
}
/** What the sheets cover of the window: the map frames things in the rest. */
export const insetsOf = (form: Form, open: Open): Insets => {
  if (form === 'phone') {
    return { top: EDGE + RIBBON + EDGE + STRIP + EDGE, right: EDGE, bottom: open.dockHeight, left: EDGE };
  }
  const { ribbon, rail, railFolded, drawer, spine } = SIZES[form];
  return {
    top: GAP + ribbon + GAP,
    left: GAP + (open.isRailFolded ? railFolded : rail) + GAP,
    right: GAP + (open.isDrawerFolded ? spine : drawer) + GAP,
    bottom: GAP + open.dockHeight + GAP,
  };
};
