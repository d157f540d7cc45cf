export const DIST: string;
export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}
export const serve: (where?: {
  readonly port?: number;
  readonly root?: string;
  readonly host?: string;
}) => Promise<Served>;
