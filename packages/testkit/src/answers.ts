import type { Answer, Arg } from '@hegemon/kernel';

export const answerOf = (kind: string, arg: Arg): Answer => (arg === undefined ? { kind } : { kind, arg });
