import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Counted, countedIn } from './counts.js';

/** Plays random games under the eyes of V8, which counts how often every part of the game's sources is run. */
const { game, games, seed } = workerData as { game: string; games: number; seed: string };

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Debugger.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

// Only now, so that nothing is loaded before the counting begins.
const { listingOf, playersWith } = await import('../register.js');
const { playOne } = await import('../simulate/one-game.js');
const listing = listingOf(game);
const plan = { game, seed, bots: ['random'], check: false, first: 0, games };
// Every other game with all options on, and selections as far from the first as they go, since some rules belong to one option alone.
const allOn = Object.fromEntries(
  listing.game.optionSpecs.map(spec => [spec.id, 'of' in spec ? spec.of[spec.of.length - 1] : true]),
);
for (let number = 0; number < games; number++) {
  const switches = number % 2 === 1 ? allOn : {};
  playOne(listing.game, { ...plan, switches, players: playersWith(listing.game, switches) }, number);
  parentPort?.postMessage(number + 1);
}

const { result } = await session.post('Profiler.takePreciseCoverage');
const counted: Counted[] = [];
for (const script of result) {
  if (!script.url.includes(`/games/${listing.home}/src/`)) continue;
  const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId: script.scriptId });
  counted.push(countedIn(script, scriptSource));
}
session.disconnect();
parentPort?.postMessage(counted);
