/** The databases we speak to. */
export type Kind = 'sqlite' | 'postgres';
