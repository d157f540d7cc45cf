/**
 * In place of d3-selection, for d3-zoom and d3-drag: a selection of one element, with what they and the camera of the map ask of it.
 * The real one also finds, joins, sorts and writes, which nothing here does.
 */
type Target = EventTarget & { __zoom?: unknown; __data__?: unknown; __on?: Listener[] };
type Listen = (this: EventTarget, event: Event, datum: unknown) => void;
interface Listener {
  readonly type: string;
  readonly name: string;
  readonly value: Listen;
  readonly heard: (event: Event) => void;
  readonly options: AddEventListenerOptions | boolean | undefined;
}

/** "wheel.zoom", ".zoom" */
const parsed = (typenames: string): { readonly type: string; readonly name: string }[] =>
  typenames
    .trim()
    .split(/\s+/)
    .map(text => {
      const dot = text.indexOf('.');
      return dot < 0 ? { type: text, name: '' } : { type: text.slice(0, dot), name: text.slice(dot + 1) };
    });

class Selection {
  readonly #target: Target | undefined;

  constructor(target: Target | undefined) {
    this.#target = target;
  }

  node(): Target | null {
    return this.#target ?? null;
  }
  selection(): this {
    return this;
  }
  datum(): unknown {
    return this.#target?.__data__;
  }
  /** Nothing is ever under way. */
  interrupt(): this {
    return this;
  }
  call<A extends unknown[]>(act: (selection: this, ...args: A) => void, ...args: A): this {
    act(this, ...args);
    return this;
  }
  each(act: (this: Target, datum: unknown) => void): this {
    if (this.#target) act.call(this.#target, this.datum());
    return this;
  }
  filter(test: (this: Target, datum: unknown) => boolean): Selection {
    return this.#target && test.call(this.#target, this.datum()) ? this : new Selection(undefined);
  }
  property(name: string, value: unknown): this {
    return this.each(function (datum) {
      const given = typeof value === 'function' ? value.call(this, datum) : value;
      Object.assign(this, { [name]: given });
    });
  }
  style(name: string, value: string): this {
    if (this.#target instanceof HTMLElement) this.#target.style.setProperty(name, value);
    return this;
  }

  /** Who listens under this name; or somebody begins to, and whoever did under the same name no longer does. */
  on(typenames: string): Listen | undefined;
  on(typenames: string, value: Listen | null, options?: Listener['options']): this;
  on(typenames: string, value?: Listen | null, options?: Listener['options']): this | Listen | undefined {
    const target = this.#target;
    const names = parsed(typenames);
    const isMeant = (listener: Listener): boolean =>
      names.some(({ type, name }) => (type === '' || type === listener.type) && name === listener.name);
    if (value === undefined) return target?.__on?.find(isMeant)?.value;
    if (!target) return this;
    for (const { type, heard, options: given } of target.__on?.filter(isMeant) ?? [])
      target.removeEventListener(type, heard, given);
    target.__on = target.__on?.filter(listener => !isMeant(listener)) ?? [];
    if (value === null) return this;
    for (const { type, name } of names) {
      const heard = (event: Event): void => value.call(target, event, target.__data__);
      target.addEventListener(type, heard, options);
      target.__on.push({ type, name, value, heard, options });
    }
    return this;
  }
}

export const select = (target: Target): Selection => new Selection(target);

interface Pointed {
  readonly sourceEvent?: Pointed;
  readonly currentTarget?: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}
/** Where an event happened in an element, from its upper left corner. */
export const pointer = (given: Pointed, within?: Element): [number, number] => {
  let event = given;
  while (event.sourceEvent) event = event.sourceEvent;
  const element = within ?? (event.currentTarget as Element);
  const { left, top } = element.getBoundingClientRect();
  return [event.clientX - left - element.clientLeft, event.clientY - top - element.clientTop];
};
