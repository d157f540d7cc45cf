import type { MapSource, Place, WorldPolygon } from '../src/index.js';

const square = (west: number, south: number, east: number, north: number): Place[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** Two lands in an ocean, a narrow water between them, and an island in the south. */
export const WORLD: readonly WorldPolygon[] = [
  [square(-3, -2, 0.98, 2)],
  [square(1.02, -2, 4, 2)],
  [square(-0.5, -3, 0.5, -2.6)],
  // Far away: it must not be seen.
  [square(100, 10, 120, 30)],
];

/** West and north share the first land, with a river between them; east has the second. One sea runs around all. */
export const SOURCE: MapSource = {
  game: 'small-world',
  frame: [0, 0, 400, 300],
  projection: { parallels: [-2, 2.5], centralMeridian: 0.5, centreLatitude: 0, scale: 2600, translate: [200, 150] },
  settings: { margin: 20, cell: 2, wholeIsland: 2500 },
  regions: {
    west: { kind: 'land', name: 'West', label: [-2, -1], seeds: [[-2, -1]], city: { name: 'Port', at: [-2.9, -1] } },
    north: { kind: 'land', name: 'North', label: [-0.5, 1.2], seeds: [[-0.5, 1.5]] },
    east: { kind: 'land', name: 'East', label: [2.5, 0], seeds: [[2.5, 0]] },
  },
  seas: {
    'upper-sea': { kind: 'sea', name: 'Upper Sea', label: [0, 2.5], seeds: [[0, 2.5]] },
    'lower-sea': { kind: 'sea', name: 'Lower Sea', label: [0, -2.3], seeds: [[0, -2.3]] },
  },
  waste: {},
  deadWater: {},
  rivers: [
    {
      id: 'river',
      barrier: 40,
      lines: [
        [
          [-3.1, 0.5],
          [-1, 0.2],
          [1, 0.6],
        ],
      ],
    },
  ],
  ridges: [
    {
      id: 'hills',
      lines: [
        [
          [1.6, 1],
          [3.4, 1],
        ],
      ],
    },
  ],
  waterCuts: [
    {
      name: 'Narrow',
      line: [
        [1, -2.1],
        [1, 2.1],
      ],
    },
  ],
  islands: [{ name: 'Islet', region: 'east', box: [-1, -3.2, 1, -2.4] }],
  smallContacts: [],
  straits: [
    {
      a: 'west',
      b: 'east',
      points: [
        [0.9, -1],
        [1.1, -1],
      ],
    },
  ],
  provenance: 'ours',
};
