/** What is wrong in a data file: where, against which rule, and what. */
export interface DataFault {
  readonly path: string;
  readonly rule: string;
  readonly problem: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** What lies there, if anything does; nothing is taken for granted of a file. */
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((found, key) => (isRecord(found) ? found[key] : undefined), value);
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Goes through the facts of a game and notes what does not hold. Every game checks its data with it, once, before it uses them. */
export class DataCheck {
  readonly faults: DataFault[] = [];

  fault(path: string, rule: string, problem: string): void {
    this.faults.push({ path, rule, problem });
  }

  /** All of these and no others, each once. */
  wantIds(path: string, rule: string, given: readonly unknown[], wanted: readonly string[]): void {
    const ids = given.map(entry => (isRecord(entry) ? entry.id : entry));
    for (const id of wanted) if (!ids.includes(id)) this.fault(path, rule, `lacks '${id}'`);
    ids.forEach((id, i) => {
      if (!wanted.includes(id as string)) this.fault(`${path}[${i}]`, rule, `has an unknown id '${String(id)}'`);
      else if (ids.indexOf(id) !== i) this.fault(`${path}[${i}]`, rule, `has '${String(id)}' twice`);
    });
  }

  /** A whole number; this one, if one is named. */
  wantCount(path: string, rule: string, value: unknown, wanted?: number): void {
    if (!isCount(value)) this.fault(path, rule, 'is no whole number');
    else if (wanted !== undefined && value !== wanted) this.fault(path, rule, `is ${value}, should be ${wanted}`);
  }
}
