import type { Frame } from './frame.js';
import type { Procedure, Step } from './procedure.js';

/** A step in its place: what is done there, and what comes after it if it does not say otherwise. */
export interface Place<G> {
  readonly step: Step<G, Frame>;
  readonly following: string | undefined;
}
export type Places<G> = ReadonlyMap<string, ReadonlyMap<string, Place<G>>>;

/** All steps of all procedures, so that a frame is found by two lookups. */
// biome-ignore lint/suspicious/noExplicitAny: procedures of all frames of the game; each is typed where it is written
export const placesOf = <G>(procedures: readonly Procedure<G, any>[]): Places<G> => {
  const places = new Map(procedures.map(p => [p.name as string, stepsOf<G>(p.steps)]));
  if (places.size !== procedures.length) throw new Error('two procedures have the same name');
  return places;
};

const stepsOf = <G>(steps: Readonly<Record<string, Step<G, Frame>>>): ReadonlyMap<string, Place<G>> => {
  const names = Object.keys(steps);
  return new Map(names.map((name, i) => [name, { step: steps[name], following: names[i + 1] }]));
};

export const placeOf = <G>(places: Places<G>, f: Frame): Place<G> => {
  const procedure = places.get(f.proc);
  if (!procedure) throw new Error(`no such procedure: ${f.proc}`);
  const place = procedure.get(f.step);
  if (!place) throw new Error(`no such step: ${f.proc}.${f.step}`);
  return place;
};

/** The impossible happened: say where, so that the frame in the log and the trace agree. */
export const located = (fault: unknown, f: Frame | undefined): unknown => {
  if (!f) return fault;
  const where = `${f.proc}.${f.step}`;
  if (!(fault instanceof Error)) return new Error(`${String(fault)} [at ${where}]`);
  if (!fault.message.includes('[at ') && !fault.message.includes(where)) fault.message += ` [at ${where}]`;
  return fault;
};
