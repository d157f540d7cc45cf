/**
 * The first game: three realms, eight rounds and a fixed seed. Whoever takes Byzantium and bids 150 begins; Candia can be had,
 * and in the second round Hungary pays for its taxes. The lessons (`lessons/`) speak of just this game.
 */
export const FIRST_GAME = {
  options: { players: 3, rounds: 8, realms: 'agree' },
  seat: 'player-1',
  seed: 'hagia',
} as const;
