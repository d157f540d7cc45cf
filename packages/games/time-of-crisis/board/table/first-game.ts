/**
 * The first game: two families and a fixed seed. Blue begins; a Goth breaks into Thracia at once, and is beaten. The
 * lessons (`lessons/`) speak of just this game.
 */
export const FIRST_GAME = { options: { players: 2 }, seat: 'blue', seed: 'carinus' } as const;
