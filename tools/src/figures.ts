/** A figure with so many places behind the point. */
export const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
