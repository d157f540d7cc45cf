import type { Id } from '@hegemon/kernel';
import type { Camera } from './camera.svelte.js';
import { isArrow, wayOf } from './nearest.js';

const STEP = 90;
const isThing = (element: Element | null): element is SVGElement =>
  element instanceof SVGElement && element.hasAttribute('data-id');

/** Keys anywhere on the map: arrows move it (with Shift also from a region), plus and minus zoom, 0 shows everything. */
export const mapKeys = (event: KeyboardEvent, camera: Camera, regionOf: (id: Id) => Id | undefined): void => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Tab') {
    tabThrough(event, camera, regionOf);
    return;
  }
  if (isArrow(key)) {
    const [x, y] = wayOf(key);
    camera.panBy(-x * STEP, -y * STEP);
  } else if (key === '+' || key === '=') camera.zoomBy(1.5);
  else if (key === '-') camera.zoomBy(1 / 1.5);
  else if (key === '0') camera.fit();
  else return;
  event.preventDefault();
};

/** Tab goes from a region to the pieces that stand in it, one after the other, and back again with Shift. */
const tabThrough = (event: KeyboardEvent, camera: Camera, regionOf: (id: Id) => Id | undefined): void => {
  const map = event.currentTarget;
  const here = document.activeElement;
  if (!(map instanceof Element) || !isThing(here)) return;
  const place = regionOf(here.getAttribute('data-id') ?? '');
  const pieces = [...map.querySelectorAll('.pieces [data-id][tabindex]')]
    .filter(isThing)
    .filter(piece => regionOf(piece.getAttribute('data-id') ?? '') === place);
  const region = map.querySelector<SVGElement>(`.regions [data-id="${CSS.escape(place ?? '')}"]`);
  const row = [...(region ? [region] : []), ...pieces];
  const next = row[row.indexOf(here) + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  if (place !== undefined) camera.reveal(place);
};
