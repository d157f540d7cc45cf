import type { Plugin } from 'vite';

const FACTS = /[\\/]games[\\/]([\w-]+)[\\/]data[\\/]\w+\.json$/;
const CHECK = /[\\/]games[\\/][\w-]+[\\/]src[\\/]data-check\.ts$/;

/**
 * What the files say for whoever checks, draws or translates them: no code of a game reads it. The measure is the `data.ts` of
 * the game, in which every field that is read has a type.
 */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  'medioevo-universale': [
    ...['notes', 'note', 'origins', 'provenance', 'ruling', 'ability', 'text', 'name', 'branch', 'target', 'duration'],
    ...['windows', 'users', 'objectiveTests', 'objectiveEvents'],
    ...['seeds', 'label', 'bounds', 'outsideRegions', 'outsideWater', 'coastal'],
  ],
  'time-of-crisis': [
    'note',
    'provenance',
    'interaction',
    'timing',
    'target',
    'duration',
    'expansion',
    'ongoingEventRule',
  ],
};
/** Figures of cards and objectives go by any name. */
const WHOLE = ['effect', 'condition'];

/** The facts a game plays by, without what is only for readers. */
export const factsAlone = (game: string, facts: unknown): unknown => {
  const unread = UNREAD[game] ?? [];
  const alone = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(alone);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        if (unread.includes(key)) return [];
        return [[key, WHOLE.includes(key) ? each : alone(each)]];
      }),
    );
  };
  return alone(facts);
};

/** Facts travel without what nobody plays by. They are checked before anything is built (`hegemon data check`, tests of the games). */
export const leanFacts = (): Plugin => ({
  name: 'hegemon-lean-facts',
  apply: 'build',
  enforce: 'pre',
  transform(text, id) {
    if (CHECK.test(id)) return { code: 'export const faultsOfData = () => [];', map: null };
    const [, game] = FACTS.exec(id) ?? [];
    if (game === undefined) return undefined;
    const code = `export default ${JSON.stringify(factsAlone(game, JSON.parse(text)))};`;
    return { code, moduleType: 'js', map: null };
  },
});
