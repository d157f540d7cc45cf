import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.js';
import { freshSecret } from './secrets.js';

/** Argon2id is what the library takes by itself. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

type Costs = Pick<Config, 'quickPasswords'>;
const costOf = ({ quickPasswords }: Costs) => (quickPasswords ? QUICK : COST);
/** The same letters may be written in two ways, depending on the keyboard. */
const plain = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string, config: Costs): Promise<string> => hash(plain(password), costOf(config));

/** Nobody knows the password behind it: something to compare with where there is nothing. */
const dummies = new Map<boolean, Promise<string>>();
const dummyOf = (config: Costs): Promise<string> => {
  const known = dummies.get(config.quickPasswords) ?? hashPassword(freshSecret(), config);
  dummies.set(config.quickPasswords, known);
  return known;
};

/** Costs the same whether there is a password or not, so that nobody can tell by the time it takes. */
export const isPassword = async (hashed: string | null, password: string, config: Costs): Promise<boolean> => {
  const dummy = await dummyOf(config);
  const fits = await verify(hashed ?? dummy, plain(password));
  return hashed !== null && fits;
};
