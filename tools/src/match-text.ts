import { textOfFile } from '@hegemon/host';
import { fileOf } from '@hegemon/kernel';
import type { AnyMatch } from './match-files.js';

/** A match file as text. */
export const textOfMatch = (match: AnyMatch): string => textOfFile(fileOf(match));
