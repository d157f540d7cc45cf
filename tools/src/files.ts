import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Failure, troubleOf } from './failure.js';

/** More than any match or data file has; what is bigger is something else, and is not read at all. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The text of a file, or one sentence on why it cannot be had. */
export const readText = (path: string, what = 'file'): string => {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw new Failure(`${path} is a directory; name a ${what} in it.`);
    if (!stat.isFile()) throw new Failure(`${path} is not a plain file; name a ${what}.`);
    if (stat.size > MOST_BYTES) {
      const size = Math.ceil(stat.size / 1024 / 1024);
      throw new Failure(
        `${path} has ${size} MB, and no ${what} is bigger than 32 MB; check that it is the right file.`,
      );
    }
    return readFileSync(path, 'utf8');
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Failure(`${path} cannot be read: ${troubleOf(fault)}; check the path and its permissions.`);
  }
};

/**
 * Writes the whole file or nothing: a new one beside it takes its place in one step, so that whoever is killed in
 * between leaves the old one whole. `isLasting` also waits until the disk has it, which outlives a power cut.
 */
export const writeWhole = (path: string, text: string, { isLasting = true } = {}): void => {
  const fresh = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(fresh, 'w');
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      if (isLasting) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(fresh, path);
  } catch (fault) {
    rmSync(fresh, { force: true });
    throw fault;
  }
};
