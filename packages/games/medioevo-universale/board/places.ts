/** What holds in a territory for a while. */
export type Rule =
  | 'no-fighting'
  | 'no-trade'
  | 'no-passage'
  | 'event-shield'
  | 'higher-walls'
  | 'double-shelter'
  | 'edict';

/** What is said of areas and of what stands there. Names come from the words of the game. */
export interface PlaceWords {
  readonly sea: string;
  readonly barbarian: string;
  readonly heldBy: (realm: string, isOwn: boolean) => string;
  readonly start: string;
  readonly startOf: (realm: string) => string;
  readonly inhabited: string;
  readonly uninhabited: string;
  readonly port: string;
  /** Two players, seen by one of them. */
  readonly war: (from: number) => string;
  readonly truce: (until: number) => string;
  readonly place: string;
  readonly terrain: string;
  readonly produces: string;
  readonly market: string;
  readonly factor: (count: number) => string;
  readonly buildings: string;
  readonly damaged: (building: string, points: number) => string;
  readonly marker: string;
  readonly markerOf: (realm: string) => string;
  readonly holds: string;
  readonly rules: Readonly<Record<Rule, string>>;
  readonly route: string;
  readonly stage: (realm: string, number: number, isEstablished: boolean) => string;
  readonly target: (realm: string) => string;
  readonly armies: string;
  readonly traders: string;
  readonly borders: string;
  readonly seas: string;
  readonly coasts: string;
  readonly onEntering: string;
  /** What would rise against whoever comes. */
  readonly horde: (units: string) => string;
  readonly hordeUnknown: string;
  readonly nobody: string;
  /** Of a force: its units, or none. */
  readonly army: (units: string) => string;
  readonly unmanned: string;
  readonly barbarians: (units: string) => string;
  readonly stopped: string;
  readonly loaded: (goods: string) => string;
  readonly onRoute: string;
  readonly of: (whose: string, what: string) => string;
  readonly units: string;
  readonly captain: string;
  readonly stands: string;
  readonly vehicles: string;
  readonly load: string;
  readonly points: string;
  readonly state: string;
  readonly mp: (points: number) => string;
  readonly ends: string;
  readonly hostile: string;
  readonly costs: (what: string, cost: string) => string;
  /** Rivers on borders, as the map has them. */
  readonly river: (name: string) => string;
}
