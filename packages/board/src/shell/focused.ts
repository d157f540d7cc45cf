/** Takes the focus when it appears: the usual next thing on a page that has just opened. */
export const focused = (node: HTMLElement): void => node.focus({ preventScroll: true });
