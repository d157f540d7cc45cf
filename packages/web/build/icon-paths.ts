type Point = readonly [number, number];

/** How many figures each letter of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  readonly letter: string;
  readonly figures: readonly number[];
}

/** Flags of an arc are single digits that need no gap after them. */
const FIGURE = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

const stepsOf = (path: string): Step[] => {
  const steps: Step[] = [];
  let at = 0;
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [text] = pattern.exec(path) ?? [];
    at += text?.length ?? 0;
    return text;
  };
  taken(GAP);
  while (at < path.length) {
    let letter = path[at++];
    const takes = TAKES[letter.toLowerCase()];
    if (takes === undefined) throw new Error(`no letter of a path: '${path.slice(at - 1, at + 12)}'`);
    do {
      const figures: number[] = [];
      for (let each = 0; each < takes; each++) {
        taken(GAP);
        const text = taken(takes === 7 && (each === 3 || each === 4) ? FLAG : FIGURE);
        if (text === undefined) throw new Error(`a path ends too early: '${path.slice(at - 12, at + 12)}'`);
        figures.push(Number(text));
      }
      steps.push({ letter, figures });
      // More figures after a move are lines.
      if (letter === 'm') letter = 'l';
      if (letter === 'M') letter = 'L';
      taken(GAP);
    } while (takes > 0 && at < path.length && !/[a-z]/i.test(path[at]));
  }
  return steps;
};

/** Which of the figures are places, as pairs x and y; the last is where the step ends. */
const placesIn = ({ letter, figures }: Step, [x, y]: Point): Point[] => {
  const isRelative = letter === letter.toLowerCase();
  const [left, top] = isRelative ? [x, y] : [0, 0];
  const kind = letter.toLowerCase();
  if (kind === 'h') return [[left + figures[0], y]];
  if (kind === 'v') return [[x, top + figures[0]]];
  const pairs = kind === 'a' ? figures.slice(5) : figures;
  return Array.from({ length: pairs.length / 2 }, (_, i): Point => [left + pairs[2 * i], top + pairs[2 * i + 1]]);
};

const joined = (figures: readonly number[]): string =>
  figures.reduce((text, figure) => `${text}${text !== '' && figure >= 0 ? ' ' : ''}${figure}`, '');

/**
 * A path on whole steps of its grid, or on every second, third line of it. Every place is rounded by itself, so that errors do not
 * add up; small steps that round to nothing are left out.
 */
export const roundedPath = (path: string, grid = 1): string => {
  let [at, drawn, start, drawnStart]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let text = '';
  let last = '';
  for (const step of stepsOf(path)) {
    const kind = step.letter.toLowerCase();
    if (kind === 'z') {
      text += 'z';
      last = 'z';
      [at, drawn] = [start, drawnStart];
      continue;
    }
    const places = placesIn(step, at);
    const rounded = places.map(([x, y]): Point => [grid * Math.round(x / grid), grid * Math.round(y / grid)]);
    const end = rounded[rounded.length - 1];
    const away = rounded.flatMap(([x, y]) => [x - drawn[0], y - drawn[1]]);
    at = places[places.length - 1];
    if (kind === 'm') [start, drawnStart] = [at, end];
    else if (away.every(each => each === 0)) continue;
    const figures = kind === 'h' ? [away[0]] : kind === 'v' ? [away[1]] : away;
    const arc =
      kind === 'a' ? step.figures.slice(0, 5).map((each, i) => (i < 3 ? Math.round(10 * each) / 10 : each)) : [];
    const letter = text === '' ? 'M' : kind;
    const isSame = kind === last && kind !== 'm';
    const written = joined([...arc, ...figures]);
    text += isSame ? `${written.startsWith('-') ? '' : ' '}${written}` : `${letter}${written}`;
    last = kind;
    drawn = end;
  }
  return text;
};

/** The drawings of signs, whose grid has 512 steps: none is ever shown so large that a step could be seen. */
export const roundedSign = (body: string, grid = 1): string =>
  body.replaceAll(/\bd="([^"]+)"/g, (_, path: string) => `d="${roundedPath(path, grid)}"`);
