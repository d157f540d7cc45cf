/** For each earlier edition, how a stored state of it becomes one of the next. This is the first edition: there is none. */
export const migrations: Readonly<Record<number, (s: never) => unknown>> = {};
