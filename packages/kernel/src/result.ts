/** The answer of anything that reads what others have written: a file, a message, a set of options. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const bad = <F>(fault: F): Result<never, F> => ({ ok: false, fault });
