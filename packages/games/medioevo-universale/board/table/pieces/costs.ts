import { groundOf } from '@hegemon/board/map/ground.js';
import { boxAt } from '@hegemon/board/pieces/boxes.js';
import { bestPlace, ringsUpTo } from '@hegemon/board/pieces/floor.js';
import type { Placing, Scene } from './scene.js';
import { FIGHT, ROUNDEL } from './sizes.js';
import type { Target } from './targets.js';

export interface PlacedTarget extends Target {
  readonly at: readonly [number, number];
}
const SPOTS = ringsUpTo(90, 8);

/** What going somewhere costs stands where there is room left: it comes and goes, and moves nothing. */
export const placedTargets = (
  targets: readonly Target[],
  { floor }: Placing,
  scene: Scene,
): readonly PlacedTarget[] => {
  const { plate, unit } = scene;
  const ground = groundOf(plate);
  const free = floor.copy();
  return targets.flatMap(target => {
    const region = plate.regions.find(({ id }) => id === target.id);
    if (!region) return [];
    const home = [region.pole[0], region.pole[1]] as const;
    const drawn = target.isHalt ? FIGHT : ROUNDEL;
    const found = bestPlace(free, {
      at: home,
      forms: [{ form: 0, box: drawn }],
      spots: SPOTS,
      worth: (box, distance) => 120 * ground.sharesOf(target.id, box).inside - 0.5 * distance,
      atMost: distance => 120 - 0.5 * distance,
      unit,
    }) ?? { at: home, box: boxAt(home, drawn, unit) };
    free.take(found.box);
    return [{ ...target, at: found.at }];
  });
};
