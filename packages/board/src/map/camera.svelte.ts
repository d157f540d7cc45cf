import type { Plate, PlateRegion } from '@hegemon/atlas';
import type { Id } from '@hegemon/kernel';
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import { getContext, hasContext, setContext } from 'svelte';
import {
  type Box,
  closeTo,
  fitting,
  framing,
  freeOf,
  held,
  type Insets,
  type Level,
  levelOf,
  limitsOf,
  mixed,
  pieceScaleOf,
  REFERENCE,
  type Size,
  unionOf,
  type View,
  type Window,
  zoomed,
} from './view.js';

const TABLE_CLOSEST = 1.35;
const WHEEL_PAUSE = 140;
/** Sheets find their size in the first moments of a page; the map follows them so long. */
const FIRST_MOMENTS = 1500;
const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const transformOf = ({ k, x, y }: View): ZoomTransform => new ZoomTransform(k, x, y);
const viewOf = ({ k, x, y }: View): View => ({ k, x, y });

/**
 * Where one looks at the map from. While one drags, wheels or pinches, only the transform of the sheet changes, which
 * the browser does without painting; what depends on the zoom (widths of lines, sizes of pieces, levels) follows when
 * the sheet comes to rest.
 */
export class Camera {
  /** The view at rest; all below follows from it. */
  rest = $state.raw<View>({ k: REFERENCE, x: 0, y: 0 });
  isMoving = $state(false);
  size = $state.raw<Size>({ width: 0, height: 0 });
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  plate = $state.raw<Plate | undefined>();
  /** What `fit` shows, in map units. */
  home = $state.raw<Box>([0, 0, 1, 1]);
  /** On which region a thing stands that is none itself. */
  placeOf: (id: Id) => Id | undefined = () => undefined;

  /** The view of this very moment. */
  live: View = this.rest;
  k = $derived(this.rest.k);
  level: Level = $derived(levelOf(this.rest.k));
  pieceScale = $derived(pieceScaleOf(this.rest.k));
  free: Box = $derived(freeOf({ size: this.size, insets: this.insets }));

  #root: Selection<HTMLElement, unknown, null, undefined> | undefined;
  #sheet: HTMLElement | undefined;
  #zoom: ZoomBehavior<HTMLElement, unknown> = zoom();
  #frameRequest = 0;
  #since = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Nobody has moved the map since it was fitted: it stays fitted when the window changes. */
  #isFitted = true;

  get window(): Window {
    return { size: this.size, insets: this.insets };
  }

  /** Begins to listen for wheel, drag and pinch on `root` and to move `sheet`. */
  attach(root: HTMLElement, sheet: HTMLElement): () => void {
    this.#sheet = sheet;
    this.#root = select(root);
    this.#zoom
      .clickDistance(4)
      .constrain(transform => transformOf(this.#held(transform)))
      .on('start', event => this.#begin(event))
      .on('zoom', event => {
        if (event.sourceEvent) this.#isFitted = false;
        this.#draw(viewOf(event.transform));
      })
      .on('end', event => this.#end(event));
    this.#root.call(this.#zoom).on('dblclick.zoom', null);
    return () => {
      cancelAnimationFrame(this.#frameRequest);
      clearTimeout(this.#pause);
      this.#root?.on('.zoom', null);
      this.#sheet = undefined;
    };
  }

  /** The window, the sheets on it, or the plate have changed. */
  lay(plate: Plate, home: Box, size: Size, insets: Insets): void {
    const isOther = plate !== this.plate;
    if (isOther || this.size.width === 0) this.#since = performance.now();
    // A dock that grows with what is asked must not shake the map.
    const isOtherRoom =
      size.width !== this.size.width ||
      size.height !== this.size.height ||
      insets.left !== this.insets.left ||
      insets.right !== this.insets.right ||
      performance.now() - this.#since < FIRST_MOMENTS;
    Object.assign(this, { plate, home, size, insets });
    if (size.width === 0) return;
    this.#zoom.scaleExtent([...limitsOf(plate.frame, home, this.window)]).extent([
      [0, 0],
      [size.width, size.height],
    ]);
    if (isOther) this.#isFitted = true;
    const fit = fitting(plate.frame, home, this.window);
    // Much more room than there was is used, less is put up with.
    const isWanted = isOtherRoom || fit.k > this.live.k * 1.1;
    this.#jump(this.#isFitted && isWanted ? fit : this.live);
  }

  /** Everything in play. */
  fit(): void {
    this.#go(fitting(this.plate?.frame ?? this.home, this.home, this.window));
    this.#isFitted = true;
  }

  /** The regions of these things, all at once. */
  focus(ids: readonly Id[]): void {
    const regions = this.#regionsOf(ids);
    const box = unionOf(regions.map(boxOf));
    if (box) this.#go(framing(box, this.window, TABLE_CLOSEST));
  }

  /** So near that every unit can be told. */
  near(id: Id): void {
    const [region] = this.#regionsOf([id]);
    if (region) this.#go(closeTo(region.kind === 'sea' ? region.label : middleOf(region.box), this.window));
  }

  /** Moves only if the region is out of sight. */
  reveal(id: Id): void {
    const [region] = this.#regionsOf([id]);
    if (!region) return;
    const [x, y] = this.seen(region.label);
    const [left, top, right, bottom] = this.free;
    const isSeen = x > left + 24 && x < right - 24 && y > top + 24 && y < bottom - 24;
    if (!isSeen) this.#go(closeTo(region.label, this.window, this.live.k));
  }

  zoomBy(factor: number): void {
    const limits = limitsOf(this.plate?.frame ?? this.home, this.home, this.window);
    this.#go(zoomed(this.live, factor, limits, middleOf(this.free)));
  }

  panBy(dx: number, dy: number): void {
    const { k, x, y } = this.live;
    this.#go({ k, x: x + dx, y: y + dy }, '--dur-1');
  }

  /** Where a point of the map is in the window. */
  seen([x, y]: readonly [number, number]): [number, number] {
    return [x * this.live.k + this.live.x, y * this.live.k + this.live.y];
  }

  #regionsOf(ids: readonly Id[]): readonly PlateRegion[] {
    const places = new Set(ids.map(id => this.#regionOf(id)?.id ?? this.placeOf(id)));
    return this.plate?.regions.filter(({ id }) => places.has(id)) ?? [];
  }
  #regionOf(id: Id): PlateRegion | undefined {
    return this.plate?.regions.find(region => region.id === id);
  }

  #held(view: View): View {
    return this.plate ? held(view, this.plate.frame, this.window) : view;
  }

  #begin(event: D3ZoomEvent<HTMLElement, unknown>): void {
    // Only a person's hand ends a move that is under way.
    if (!event.sourceEvent) return;
    cancelAnimationFrame(this.#frameRequest);
    clearTimeout(this.#pause);
    this.#frameRequest = 0;
  }

  #end(event: D3ZoomEvent<HTMLElement, unknown>): void {
    if (this.#frameRequest !== 0) return;
    // Between two turns of a wheel nothing is drawn anew: that would stop the next one.
    if (event.sourceEvent?.type === 'wheel') this.#pause = setTimeout(() => this.#settle(), WHEEL_PAUSE);
    else this.#settle();
  }

  #draw(view: View): void {
    const { k, x, y } = view;
    if (k === this.live.k && x === this.live.x && y === this.live.y) return;
    // A trembling hand still clicks what it meant.
    const isFar = k !== this.rest.k || Math.hypot(x - this.rest.x, y - this.rest.y) > 4;
    if (!this.isMoving && isFar) this.isMoving = true;
    this.live = view;
    this.#place(k / this.rest.k);
  }

  #place(scale: number): void {
    if (!this.#sheet || !this.plate) return;
    const [left, top] = this.plate.frame;
    const { k, x, y } = this.live;
    this.#sheet.style.transform = `translate(${left * k + x}px, ${top * k + y}px)${sizing(scale)}`;
  }

  /** The sheet is drawn anew in its true size. */
  #settle(): void {
    clearTimeout(this.#pause);
    const { k, x, y } = this.live;
    // Whole pixels keep hairlines sharp.
    this.live = { k, x: Math.round(x), y: Math.round(y) };
    const isResized = k !== this.rest.k || !this.#sheet?.style.width;
    this.rest = this.live;
    if (this.#sheet && this.plate && isResized) {
      const [left, top, right, bottom] = this.plate.frame;
      const { style } = this.#sheet;
      style.width = `${(right - left) * k}px`;
      style.height = `${(bottom - top) * k}px`;
      style.setProperty('--u', `${1 / k}`);
      style.setProperty('--piece', `${pieceScaleOf(k) / k}`);
    }
    this.#place(1);
    this.isMoving = false;
  }

  #jump(view: View): void {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    this.live = this.#held(view);
    this.#tell(this.live);
    this.#settle();
  }

  /** d3 keeps its own note of where the map is; a gesture goes on from there. */
  #tell(view: View): void {
    this.#root?.call(this.#zoom.transform, transformOf(view));
  }

  #go(view: View, duration = '--dur-3'): void {
    const [low, high] = this.#zoom.scaleExtent();
    const to = this.#held({ ...view, k: Math.max(low, Math.min(high, view.k)) });
    const from = this.live;
    const node = this.#root?.node();
    const time = node ? Number.parseFloat(getComputedStyle(node).getPropertyValue(duration)) || 0 : 0;
    cancelAnimationFrame(this.#frameRequest);
    this.#isFitted = false;
    if (time === 0) {
      this.#jump(to);
      return;
    }
    let began: number | undefined;
    const step = (now: number): void => {
      began ??= now;
      const share = Math.min(1, (now - began) / time);
      this.#frameRequest = share < 1 ? requestAnimationFrame(step) : 0;
      this.#tell(share < 1 ? mixed(from, to, easeOut(share)) : to);
    };
    this.#frameRequest = requestAnimationFrame(step);
  }
}

const DISTANCE = 1000;
/**
 * Larger or smaller by coming nearer or going away, which looks the same as `scale`. That one makes the browser set
 * every text of the map anew as soon as it looks what is under the wheel, in each frame.
 */
const sizing = (scale: number): string =>
  scale === 1 ? '' : ` perspective(${DISTANCE}px) translateZ(${DISTANCE * (1 - 1 / scale)}px)`;

const middleOf = (box: Box): [number, number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** Seas are wide: what matters of them is where their name stands. */
const boxOf = ({ kind, box, label: [x, y] }: PlateRegion): Box =>
  kind === 'sea' ? [x - 90, y - 60, x + 90, y + 60] : [box[0] - 12, box[1] - 12, box[2] + 12, box[3] + 12];

const KEY = Symbol('camera');
export const provideCamera = (camera = new Camera()): Camera => setContext(KEY, camera);
/** The camera of the map around this component. */
export const useCamera = (): Camera => getContext(KEY);
/** The camera the page has provided, or a new one. */
export const ensureCamera = (): Camera => (hasContext(KEY) ? useCamera() : provideCamera());
