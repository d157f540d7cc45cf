/**
 * The first game: three realms, eight rounds and a fixed seed. Whoever takes Byzantium and bids 150 begins, and Candia can be
 * had. The others play sensibly: what they do is the first chronicle one reads. The lessons (`lessons/`) speak of just this game.
 */
export const FIRST_GAME = {
  options: { players: 3, rounds: 8, realms: 'agree' },
  seat: 'player-1',
  seed: 'hagia',
  bot: 'greedy',
} as const;
