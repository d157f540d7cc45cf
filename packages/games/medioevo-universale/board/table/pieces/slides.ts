import type { Slide } from '@hegemon/board/map/slide.js';
import type { Heard } from '@hegemon/kernel';

/** Armies that went somewhere; vehicles are pieces of their own, and slide by themselves. */
export const slideOf = ({ type, player, from, to }: Heard): Slide | undefined => {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (type === 'force-moved' && typeof player === 'string') return { who: player, from, to };
  return type === 'barbarians-moved' ? { who: 'barbarians', from, to } : undefined;
};
