/** A number as it stands in tables and on purses: in groups of three, with a true minus. */
export const figure = (n: number): string => {
  const digits = `${Math.abs(n)}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return n < 0 ? `−${digits}` : digits;
};
/** A sum of money; the sign of the coin never stands alone on a line. */
export const florins = (n: number): string => `${figure(n)}\u00a0F`;
/** What comes in, or goes out. */
export const signed = (n: number): string => (n > 0 ? `+${figure(n)}` : figure(n));
