import type { Facts } from '@hegemon/kernel';

/** Is it one of the things there are words for? Names from outside may be anything. */
export const has = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>, id: string): id is K =>
  Object.hasOwn(record, id);

/** One of the list, or the word for what is no id at all. */
export const among = (record: Readonly<Record<string, string>>, id: string, unknown: string): string =>
  has(record, id) ? record[id] : unknown;

/** Sentences by code, as they are met at the border: what is typed inside comes in as plain facts. */
export type Sentences = Readonly<Record<string, (facts: never) => string>>;
export const say = (sentences: Sentences, code: string, facts: Facts): string | undefined =>
  has(sentences, code) ? (sentences as Readonly<Record<string, (facts: Facts) => string>>)[code](facts) : undefined;
