import type { Plate, PlateRegion } from '@hegemon/atlas';
import type { Id } from '@hegemon/kernel';
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import { getContext, hasContext, setContext } from 'svelte';
import { boxOf, middleOf } from './home-box.js';
import { sizing } from './sizing.js';
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
  SCALES,
  type Scales,
  type Size,
  unionOf,
  type View,
  type Window,
  zoomed,
} from './view.js';

const WHEEL_PAUSE = 140;
/** Sheets find their size in the first moments of a page; the map follows them so long. */
const FIRST_MOMENTS = 1500;
/** By such a share of the window a sheet rises from one stop to the next. */
const RISES = 0.2;
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
  rest = $state.raw<View>({ k: SCALES.reference, x: 0, y: 0 });
  isMoving = $state(false);
  size = $state.raw<Size>({ width: 0, height: 0 });
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  plate = $state.raw<Plate | undefined>();
  scales = $state.raw<Scales>(SCALES);
  /** What `fit` shows, in map units. */
  home = $state.raw<Box>([0, 0, 1, 1]);
  /** On which region a thing stands that is none itself. */
  placeOf: (id: Id) => Id | undefined = () => undefined;

  /** The view of this very moment. */
  live: View = this.rest;
  k = $derived(this.rest.k);
  level: Level = $derived(levelOf(this.rest.k, this.scales));
  pieceScale = $derived(pieceScaleOf(this.rest.k, this.scales));
  free: Box = $derived(freeOf({ size: this.size, insets: this.insets }));

  #root: Selection<HTMLElement, unknown, null, undefined> | undefined;
  #sheet: HTMLElement | undefined;
  #zoom: ZoomBehavior<HTMLElement, unknown> = zoom();
  #frameRequest = 0;
  #since = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Nobody has moved the map since it was fitted, or first shown: it stays so when the window changes. */
  #aim: 'home' | 'opening' | undefined = 'home';
  /** What is looked at first, if that is not everything. */
  #opening: Box | undefined;
  #followers = new Set<(view: View) => void>();

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
        if (event.sourceEvent) this.#aim = undefined;
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
  lay(plate: Plate, home: Box, size: Size, insets: Insets, opening?: Box): void {
    const isOther = plate !== this.plate;
    if (isOther || this.size.width === 0) this.#since = performance.now();
    // A dock that grows with what is asked must not shake the map; on a phone, where its sheet rises, it hides half of it.
    const isPhone = size.width < 700;
    const isOtherRoom =
      size.width !== this.size.width ||
      size.height !== this.size.height ||
      insets.left !== this.insets.left ||
      insets.right !== this.insets.right ||
      (isPhone && insets.bottom - this.insets.bottom > size.height * RISES) ||
      performance.now() - this.#since < FIRST_MOMENTS;
    Object.assign(this, { plate, home, size, insets });
    this.#opening = opening;
    if (size.width === 0) return;
    this.#zoom.scaleExtent([...this.#limits]).extent([
      [0, 0],
      [size.width, size.height],
    ]);
    if (isOther) this.#aim = opening ? 'opening' : 'home';
    const fit = this.#first;
    // Much more room than there was is used, less is put up with.
    const isWanted = isOtherRoom || fit.k > this.live.k * 1.1;
    this.#jump(this.#aim && isWanted ? fit : this.live);
  }

  /** Everything in play. */
  fit(): void {
    this.#aim = 'home';
    this.#go(this.#first);
    this.#aim = 'home';
  }

  /** What is looked at first: somebody else looks at the table now. */
  open(opening: Box | undefined): void {
    this.#opening = opening;
    this.#aim = opening ? 'opening' : 'home';
    if (this.plate && this.size.width > 0) this.#jump(this.#first);
  }

  /** A point of the map comes to the middle of the window. */
  centre(at: readonly [number, number]): void {
    this.#aim = undefined;
    this.#jump(closeTo(at, this.window, this.live.k));
  }

  /** Tells of every change of the view, while it is under way too. */
  follow(tell: (view: View) => void): () => void {
    this.#followers.add(tell);
    return () => this.#followers.delete(tell);
  }

  /** The regions of these things, all at once, clear of what is said to lie over the map. */
  focus(ids: readonly Id[], insets: Insets = this.insets): void {
    const regions = this.#regionsOf(ids);
    const box = unionOf(regions.map(boxOf));
    if (box) this.#go(framing(box, { size: this.size, insets }, this.scales.question, this.scales.least));
  }

  /** So near that every unit can be told. */
  near(id: Id): void {
    const [region] = this.#regionsOf([id]);
    if (region)
      this.#go(closeTo(region.kind === 'sea' ? region.label : middleOf(region.box), this.window, this.scales.region));
  }

  /** Moves only if the region is out of sight. */
  reveal(id: Id): void {
    const [region] = this.#regionsOf([id]);
    if (!region) return;
    if (!this.#isSeen(region)) this.#go(closeTo(region.label, this.window, this.live.k));
  }

  /** Moves only if none of them is in sight. */
  revealAny(ids: readonly Id[]): void {
    const regions = this.#regionsOf(ids);
    if (regions.length > 0 && !regions.some(region => this.#isSeen(region))) this.focus(ids);
  }

  zoomBy(factor: number): void {
    const limits = this.#limits;
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

  #isSeen({ label }: PlateRegion): boolean {
    const [x, y] = this.seen(label);
    const [left, top, right, bottom] = this.free;
    return x > left + 24 && x < right - 24 && y > top + 24 && y < bottom - 24;
  }

  #regionsOf(ids: readonly Id[]): readonly PlateRegion[] {
    const places = new Set(ids.map(id => this.#regionOf(id)?.id ?? this.placeOf(id)));
    return this.plate?.regions.filter(({ id }) => places.has(id)) ?? [];
  }
  #regionOf(id: Id): PlateRegion | undefined {
    return this.plate?.regions.find(region => region.id === id);
  }

  get #limits(): readonly [number, number] {
    return limitsOf(this.plate?.frame ?? this.home, this.home, this.window, this.scales);
  }
  get #first(): View {
    const { plate, home, window, scales } = this;
    if (this.#aim !== 'opening' || !this.#opening) return fitting(plate?.frame ?? home, home, window, scales);
    return framing(this.#opening, window, scales.reference, scales.far);
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
    for (const tell of this.#followers) tell(this.live);
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
    this.#aim = undefined;
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

const KEY = Symbol('camera');
export const provideCamera = (camera = new Camera()): Camera => setContext(KEY, camera);
/** The camera of the map around this component. */
export const useCamera = (): Camera => getContext(KEY);
/** The camera the page has provided, or a new one. */
export const ensureCamera = (): Camera => (hasContext(KEY) ? useCamera() : provideCamera());
