import { at, DataCheck, type DataFault, isRecord, list } from '@hegemon/kernel';
import {
  BUILDINGS,
  CARDS,
  COLOURS,
  EVENTS,
  GOODS,
  REALMS,
  SEAS,
  SYMBOLS,
  TECHNOLOGIES,
  TERRAINS,
  TERRITORIES,
  UNIT_TYPES,
  WINDOWS,
} from './ids.js';

/** The files of `data/` against the rule book: ids, references, symmetry, counts. Empty if all holds. */
export const faultsOfData = (raw: { map: unknown; cards: unknown; components: unknown }): DataFault[] => {
  const check = new Check();
  checkRealms(raw.map, check);
  checkTerritories(raw.map, check);
  checkSeas(raw.map, check);
  checkCards(raw.cards, check);
  checkComponents(raw.components, check);
  return check.faults;
};

class Check extends DataCheck {
  /** Only such as there are, each once. */
  wantSome(path: string, rule: string, given: unknown[], known: readonly string[]): void {
    given.forEach((id, i) => {
      if (!known.includes(id as string)) this.fault(`${path}[${i}]`, rule, `names an unknown '${String(id)}'`);
      else if (given.indexOf(id) !== i) this.fault(`${path}[${i}]`, rule, `names '${String(id)}' twice`);
    });
  }

  /** No line between two is drawn twice, or from a thing to itself. */
  wantPairs(path: string, rule: string, given: unknown[], known: readonly string[]): void {
    const seen = new Set<string>();
    given.forEach((line, i) => {
      const ends = [String(at(line, 'a')), String(at(line, 'b'))].sort();
      this.wantSome(`${path}[${i}]`, rule, ends, known);
      if (seen.has(ends.join())) this.fault(`${path}[${i}]`, rule, `joins ${ends.join(' and ')} twice`);
      seen.add(ends.join());
    });
  }
}

/** @rule MU 0-realms Seven territories each, printed in the colour of the realm. */
const checkRealms = (map: unknown, check: Check): void => {
  check.wantIds('map.realms', 'MU 0-realms', list(at(map, 'realms')), REALMS);
  check.wantPairs('map.realmConnections', 'MU 0-realms-connected', list(at(map, 'realmConnections')), REALMS);
  const territories = list(at(map, 'territories'));
  list(at(map, 'realms')).forEach((realm, i) => {
    const own = list(at(realm, 'territories'));
    const path = `map.realms[${i}]`;
    if (own.length !== 7)
      check.fault(`${path}.territories`, 'MU 0-terms', `has ${own.length} territories, should be 7`);
    check.wantSome(`${path}.territories`, 'MU 0-terms', own, TERRITORIES);
    if (!own.includes(at(realm, 'capital'))) check.fault(`${path}.capital`, 'MU 0-terms', 'lies outside the realm');
    const printed = territories.filter(each => at(each, 'realm') === at(realm, 'id')).map(each => at(each, 'id'));
    for (const id of printed) if (!own.includes(id)) check.fault(path, 'MU 0-terms', `does not list '${String(id)}'`);
    if (!territories.some(each => own.includes(at(each, 'id')) && isRecord(at(each, 'inhabited'))))
      check.fault(path, 'MU 0-setup-village', 'has no inhabited territory');
  });
};

const checkTerritories = (map: unknown, check: Check): void => {
  const territories = list(at(map, 'territories'));
  check.wantIds('map.goods', 'MU 6-buy', list(at(map, 'goods')), GOODS);
  check.wantIds('map.territories', 'MU 0-terms', territories, TERRITORIES);
  check.wantPairs(
    'map.borders',
    'MU 0-terms-adjacent',
    [...list(at(map, 'borders')), ...list(at(map, 'straits'))],
    TERRITORIES,
  );
  const coast = new Set(list(at(map, 'seas')).flatMap(sea => list(at(sea, 'adjacentTerritories'))));
  territories.forEach((territory, i) => {
    const path = `map.territories[${i}]`;
    const [good, realm] = [at(territory, 'inhabited', 'good'), at(territory, 'realm')];
    if (isRecord(at(territory, 'inhabited'))) check.wantSome(`${path}.inhabited.good`, 'MU 6-buy', [good], GOODS);
    if (realm !== null) check.wantSome(`${path}.realm`, 'MU 0-realms', [realm], REALMS);
    check.wantSome(`${path}.terrain`, 'MU X-terrain', [at(territory, 'terrain')], TERRAINS);
    if (at(territory, 'port') === true && !coast.has(at(territory, 'id')))
      check.fault(path, 'MU 4-transports-where', 'has a port without a coast');
    if (at(territory, 'barbarianSymbol') === true && realm !== null)
      check.fault(path, 'MU 0-setup-barbarians', 'has a barbarian symbol in a start realm');
  });
  for (const [name, id] of Object.entries(
    isRecord(at(map, 'specialPlaces')) ? (at(map, 'specialPlaces') as Record<string, unknown>) : {},
  ))
    check.wantSome(`map.specialPlaces.${name}`, 'MU V-ingame-holy', [id], TERRITORIES);
};

const checkSeas = (map: unknown, check: Check): void => {
  const seas = list(at(map, 'seas'));
  check.wantIds('map.seas', 'MU 0-terms', seas, SEAS);
  const beside = new Map(seas.map(sea => [at(sea, 'id'), list(at(sea, 'adjacentSeas'))]));
  seas.forEach((sea, i) => {
    const id = at(sea, 'id');
    const path = `map.seas[${i}]`;
    check.wantSome(`${path}.adjacentSeas`, 'MU 0-terms-adjacent', list(at(sea, 'adjacentSeas')), SEAS);
    check.wantSome(
      `${path}.adjacentTerritories`,
      'MU 0-terms-adjacent',
      list(at(sea, 'adjacentTerritories')),
      TERRITORIES,
    );
    for (const other of beside.get(id) ?? [])
      if (!beside.get(other)?.includes(id))
        check.fault(path, 'MU 0-terms-adjacent', `is not beside '${String(other)}'`);
  });
};

const checkCards = (cards: unknown, check: Check): void => {
  check.wantIds('cards.realmCards', 'MU A', list(at(cards, 'realmCards')), CARDS);
  check.wantIds('cards.eventCards', 'MU 2-event', list(at(cards, 'eventCards')), EVENTS);
  check.wantIds('cards.technologies', 'MU B', list(at(cards, 'technologies')), TECHNOLOGIES);
  list(at(cards, 'realmCards')).forEach((card, i) => {
    const path = `cards.realmCards[${i}]`;
    check.wantSome(`${path}.timing`, 'MU A-windows', list(at(card, 'timing')), [...WINDOWS, 'payment', 'copied-card']);
    for (const points of list(at(card, 'tp')))
      check.wantSome(`${path}.tp`, 'MU A-tp', isRecord(points) ? Object.keys(points) : [], COLOURS);
    if (typeof at(card, 'objective', 'condition', 'test') !== 'string')
      check.fault(`${path}.objective`, 'MU A-objective', 'has no condition');
  });
  list(at(cards, 'eventCards')).forEach((event, i) => {
    const path = `cards.eventCards[${i}]`;
    const marked = [...list(at(event, 'startRealmTerritories')), ...list(at(event, 'otherTerritories'))];
    check.wantSome(path, 'MU 2-event-draw', marked, TERRITORIES);
    check.wantSome(`${path}.symbols`, 'MU 2-event', list(at(event, 'symbols')), SYMBOLS);
    if (list(at(event, 'symbols')).length !== 3) check.fault(`${path}.symbols`, 'MU 2-event', 'are not three');
  });
  list(at(cards, 'technologies')).forEach((technology, i) => {
    const path = `cards.technologies[${i}]`;
    check.wantSome(`${path}.colour`, 'MU B', [at(technology, 'colour')], COLOURS);
    check.wantCount(`${path}.price`, 'MU 4-tech', at(technology, 'price'));
    check.wantSome(`${path}.timing`, 'MU A-windows', list(at(technology, 'timing')), [
      ...WINDOWS,
      'payment',
      'copied-card',
    ]);
  });
};

/** @rule MU 0-components-limits */
const checkComponents = (components: unknown, check: Check): void => {
  check.wantIds('components.buildings', 'MU 4-buildings', list(at(components, 'buildings')), BUILDINGS);
  check.wantIds('components.units', 'MU 4-units', list(at(components, 'units')), UNIT_TYPES);
  for (const type of UNIT_TYPES)
    check.wantCount(
      `components.perPlayer.units.${type}`,
      'MU 0-components-limits',
      at(components, 'perPlayer', 'units', type),
    );
  for (const type of BUILDINGS)
    check.wantCount(
      `components.limits.buildings.${type}`,
      'MU 0-components-limits',
      at(components, 'limits', 'buildings', type),
    );
  for (const [players, row] of Object.entries(
    isRecord(at(components, 'turnOrderMalus')) ? (at(components, 'turnOrderMalus') as Record<string, unknown>) : {},
  )) {
    if (list(row).length !== Number(players))
      check.fault(`components.turnOrderMalus.${players}`, 'MU 5-battle-malus', `has ${list(row).length} places`);
  }
};
