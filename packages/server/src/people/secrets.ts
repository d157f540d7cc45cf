import { createHash, randomBytes } from 'node:crypto';

/** What only its owner knows: in a cookie, a letter or the settings of a bot. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

/** What we keep of a secret. It is long and random, so that a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
