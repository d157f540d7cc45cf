import type { Id } from '@hegemon/kernel';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { TableState } from '../table.svelte.js';

/** Whatever shows a thing says when the pointer or the focus is on it; and that it is not any more when it is gone. */
export const hovers =
  (table: Pick<TableState, 'hovered'>, id: Id | undefined): Attachment<HTMLElement> =>
  element => {
    if (id === undefined) return undefined;
    const enter = (): void => {
      table.hovered = id;
    };
    const leave = (): void => {
      if (table.hovered === id) table.hovered = undefined;
    };
    const deaf = [
      on(element, 'pointerenter', enter),
      on(element, 'focus', enter),
      on(element, 'pointerleave', leave),
      on(element, 'blur', leave),
    ];
    return () => {
      for (const stop of deaf) stop();
      leave();
    };
  };
