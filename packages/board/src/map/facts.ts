/** One term and what stands against it; several things below each other. */
export interface Row {
  readonly term: string;
  readonly values: readonly string[];
}
/** What is known of a thing: what hovering over it shows. */
export interface Facts {
  readonly title: string;
  readonly sub: string;
  readonly text?: string;
  readonly rows: readonly Row[];
}
/** No row where there is nothing to say. */
export const row = (term: string, ...values: readonly string[]): Row[] => (values.length > 0 ? [{ term, values }] : []);
