import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** Unknown fields are refused everywhere: nothing slips in. */
export const record = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Many of one sort, by names that fit the pattern. Other names are unknown fields; the length of a name is in the pattern. */
export const byName = <T extends TSchema>(pattern: string, schema: T, most: number) =>
  Type.Record(Type.String({ pattern }), schema, { maxProperties: most, additionalProperties: false });

export const text = (most: number, least = 0) => Type.String({ minLength: least, maxLength: most });
export const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });
export const count = (most = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum: 0, maximum: most });
/** Milliseconds since 1970. */
export const moment = () => Type.Integer({ minimum: 0, maximum: 8.64e15 });
/** A value whose type is written elsewhere; for what goes out, and is trusted. */
export const known = <T>(description: string) => Type.Unsafe<T>({ description });
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Ids of ours: short, and safe in an address. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{4,40}$' });
export type Id = Static<typeof Id>;
/** Made by the client, so that resending is harmless. */
export const ActionId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
const SEAT = '^[a-z][a-z0-9-]{0,39}$';
export const SeatName = Type.String({ pattern: SEAT });
export const bySeat = <T extends TSchema>(schema: T) => byName(SEAT, schema, 20);

/** An answer in the words of the question. What fits, the rules say: a text is the name of a thing, or somebody's own words. */
const Thing = Type.String({ maxLength: 100 });
const Words = Type.String({ maxLength: 2000 });
export const Answer = record({
  kind: Thing,
  arg: Type.Optional(
    Type.Union([Words, Type.Number(), Type.Array(Thing, { maxItems: 500 }), byName('^.{0,100}$', Type.Number(), 500)]),
  ),
});
export type Answer = Static<typeof Answer>;
