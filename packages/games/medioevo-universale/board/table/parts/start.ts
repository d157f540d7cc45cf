/** As it stands at the head of a row or alone. */
export const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
