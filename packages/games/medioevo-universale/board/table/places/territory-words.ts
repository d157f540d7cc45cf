import { hasPort, PRINTED_REALM, TERRITORY, terrainOf } from '../../../src/catalog.js';
import type { Player, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { stagesOf } from '../pieces/stages.js';
import type { Tongue } from './in-words.js';
import type { Site } from './site.js';

/** Whose it is, whose it was at first, and whether anybody lives there. */
export const standingInWords = (
  { words, names, side }: Tongue,
  view: MUView,
  id: TerritoryId,
  eyes?: string,
): readonly string[] => {
  const holder = view.control[id];
  const home = PRINTED_REALM[id];
  const owner = home && view.seats.find(seat => view.realm[seat] === home);
  return [
    holder ? words.heldBy(side(holder), holder === eyes) : words.barbarian,
    ...(owner ? [owner === holder ? words.start : words.startOf(side(owner))] : []),
    TERRITORY[id].inhabited ? words.inhabited : words.uninhabited,
    ...(hasPort(id) ? [words.port] : []),
    names.terrains[terrainOf(id)],
  ];
};

/** How whoever looks stands to somebody: only if it is not peace. */
export const warInWords = (
  { words }: Tongue,
  view: MUView,
  eyes: string,
  other: Player | undefined,
): readonly string[] => {
  if (!other || other === eyes) return [];
  const pair = [`${eyes} ${other}`, `${other} ${eyes}`].find(each => Object.hasOwn(view.wars, each));
  const war = pair && view.wars[pair as keyof typeof view.wars];
  if (!war) return [];
  return [war.truce === undefined ? words.war(war.from) : words.truce(war.truce)];
};

export const marketInWords = ({ words, goods }: Tongue, { market }: Site): readonly string[] =>
  market.length > 0 ? [`${words.factor(market.length)}: ${goods(market)}`] : [];

export const stagesInWords = ({ words, side }: Tongue, view: MUView, id: TerritoryId): readonly string[] =>
  stagesOf(view)
    .filter(stage => stage.id === id)
    .map(({ player, number, isEstablished }) =>
      number === 0 ? words.target(side(player)) : words.stage(side(player), number, isEstablished),
    );

/** What belongs to the territory, after whose it is. */
export const siteInWords = (speech: Tongue, view: MUView, site: Site): readonly string[] => {
  const { words, names, side, building } = speech;
  return [
    ...(site.good ? [`${words.produces}: ${names.goods[site.good]}`] : []),
    ...marketInWords(speech, site).map(text => `${words.market}, ${text}`),
    ...site.buildings.map(building),
    ...(site.marker ? [words.markerOf(side(site.marker))] : []),
    ...site.rules.map(rule => words.rules[rule]),
    ...stagesInWords(speech, view, site.id).map(text => `${words.route}, ${text}`),
  ];
};
