import type { GameFace } from '@hegemon/board';
import type { Desk } from '@hegemon/host';

/** How each game looks and speaks; fetched when somebody sits down at it. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'medioevo-universale': async () =>
    (await import('@hegemon/medioevo-universale/table')).medioevoUniversaleFace as GameFace,
  'time-of-crisis': async () => (await import('@hegemon/time-of-crisis/table')).timeOfCrisisFace as GameFace,
};

/** Games with a face of their own. */
export const FACED: readonly string[] = Object.keys(FACES);

const fetched = new Map<string, Promise<GameFace>>();

const plain = async (game: string, desk: Pick<Desk, 'games'>): Promise<GameFace> => {
  const [{ plainFace }, games] = await Promise.all([import('@hegemon/board/ask/plain-face.js'), desk.games()]);
  return plainFace(games.find(({ id }) => id === game) ?? { id: game, seats: {} });
};

/** The face of a game. One that brings none gets the kit's plain one: every question can be answered all the same. */
export const faceOf = (game: string, desk: Pick<Desk, 'games'>): Promise<GameFace> => {
  const known = fetched.get(game);
  if (known) return known;
  const face = (FACES[game]?.() ?? plain(game, desk)).then(async each => {
    await each.speaks?.(document.documentElement.lang === 'de' ? 'de' : 'en');
    return each;
  });
  fetched.set(game, face);
  // A lost connection must not be remembered.
  face.catch(() => fetched.delete(game));
  return face;
};
