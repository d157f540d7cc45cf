import { at, DataCheck, type DataFault, isCount, isRecord, list } from '@hegemon/kernel';
import { CARDS, EVENTS, IMPROVEMENTS, LEADERS, PROVINCES, RIVALS, SEAS, SEATS, TRIBES } from './ids.js';

/** The whole of `data/data.json` against the rule book: ids, references, symmetry, counts. Empty if it holds. */
export const faultsOfData = (raw: unknown): DataFault[] => {
  const check = new DataCheck();
  checkShape(raw, check);
  checkRegions(raw, check);
  checkCards(raw, check);
  checkTables(raw, check);

  const components = at(raw, 'components');
  check.wantIds('components.playerColors.ids', 'ToC 2', list(at(at(components, 'playerColors'), 'ids')), SEATS);
  check.wantIds(
    'components.barbarianLeaders.ids',
    'ToC 10.1',
    list(at(at(components, 'barbarianLeaders'), 'ids')),
    LEADERS,
  );
  check.wantIds('components.rivalEmperors.ids', 'ToC 10.2', list(at(at(components, 'rivalEmperors'), 'ids')), RIVALS);
  check.wantIds(
    'components.improvements.types',
    'ToC 2.limits',
    list(at(at(components, 'improvements'), 'types')),
    IMPROVEMENTS,
  );
  for (const name of ['legions', 'militia']) {
    check.wantCount(`components.${name}.count`, 'ToC 2.limits', at(at(components, name), 'count'));
  }
  check.wantCount(
    'components.barbariansPerTribe.count',
    'ToC 2.limits',
    at(at(components, 'barbariansPerTribe'), 'count'),
  );
  check.wantCount('components.mobs.maxMobPoints', 'ToC 2.limits', at(at(components, 'mobs'), 'maxMobPoints'));
  check.wantCount('components.quaestorCastra.markers', 'ToC 2.limits', at(at(components, 'quaestorCastra'), 'markers'));
  const leaders = at(raw, 'leaders');
  for (const kind of ['governors', 'generals']) {
    const markers = list(at(leaders, kind));
    if (markers.length !== 6)
      check.fault(`leaders.${kind}`, 'ToC 2.limits', `has ${markers.length} markers, should be 6`);
    markers.forEach((marker, i) => {
      check.wantCount(`leaders.${kind}[${i}].cost`, 'ToC 6.3.1.recruit-general', at(marker, 'cost'));
    });
  }
  for (const name of ['targetLegacy', 'shortGameTarget']) {
    check.wantCount(`scoring.${name}`, 'ToC 7.1.trigger', at(at(raw, 'scoring'), name));
  }
  const units = list(at(at(raw, 'combat'), 'units'));
  const kinds = ['legion-full', 'legion-reduced', 'militia', 'barbarian', 'barbarian-leader', 'rival-emperor'];
  for (const kind of kinds) {
    const unit = units.find(entry => at(entry, 'unit') === kind);
    check.wantCount(`combat.units.${kind}.dice`, 'ToC 2.units', at(unit, 'dice'));
    check.wantCount(`combat.units.${kind}.hitsOn`, 'ToC 2.units', at(unit, 'hitsOn'));
  }
  return check.faults;
};

/** Every part of the file, and no other: a misspelt key would otherwise be passed over. */
const PARTS = [
  'game',
  'provenanceLegend',
  'regions',
  'edges',
  'pretenderEdges',
  'crisisTables',
  'invasionPaths',
  'invasionLimitPerProvince',
  'influenceCards',
  'eventCards',
  'ongoingEventRule',
  'components',
  'leaders',
  'setup',
  'actions',
  'combat',
  'scoring',
  'expansion',
  'neutralEmperorRule',
  'options',
];
const LABELS = ['rulebook', 'public', 'reconstructed'];
/** Lists in which every fact says where it comes from. */
const LABELLED = ['regions', 'edges', 'pretenderEdges', 'influenceCards', 'eventCards', 'actions', 'options'];

const checkShape = (raw: unknown, check: DataCheck): void => {
  const given = isRecord(raw) ? Object.keys(raw) : [];
  for (const part of PARTS) if (!given.includes(part)) check.fault(part, 'ToC 2', 'is missing');
  for (const key of given) if (!PARTS.includes(key)) check.fault(key, 'ToC 2', 'is unknown');
  for (const part of LABELLED) {
    list(at(raw, part)).forEach((entry, i) => {
      const label = at(entry, 'provenance');
      if (!LABELS.includes(label as string))
        check.fault(`${part}[${i}].provenance`, 'ToC 2', `is not one of ${LABELS.join(', ')}`);
    });
  }
  list(at(raw, 'actions')).forEach((action, i) => {
    const cost = at(action, 'cost');
    if (typeof cost !== 'string' && !isCount(cost))
      check.fault(`actions[${i}].cost`, 'ToC 5.1.pay', 'is neither a number nor a rule');
  });
};

const checkRegions = (raw: unknown, check: DataCheck): void => {
  const known = [...PROVINCES, ...TRIBES, ...SEAS];
  const regions = list(at(raw, 'regions'));
  check.wantIds('regions', 'ToC C.map', regions, known);
  const edges = list(at(raw, 'edges'));
  const pairs = new Set<string>();
  edges.forEach((edge, i) => {
    const ends = [at(edge, 'a'), at(edge, 'b')];
    for (const end of ends) {
      if (!known.includes(end as never))
        check.fault(`edges[${i}]`, 'ToC C.map', `names an unknown region '${String(end)}'`);
    }
    const pair = ends.map(String).sort().join(' ');
    if (ends[0] === ends[1]) check.fault(`edges[${i}]`, 'ToC 4.adjacent', 'joins a region to itself');
    if (pairs.has(pair)) check.fault(`edges[${i}]`, 'ToC 4.adjacent', `repeats ${pair}`);
    pairs.add(pair);
  });
  regions.forEach((region, i) => {
    const id = String(at(region, 'id'));
    const listed = list(at(region, 'adjacent')).map(String);
    const drawn = edges.flatMap(edge => {
      const [a, b] = [String(at(edge, 'a')), String(at(edge, 'b'))];
      return a === id ? [b] : b === id ? [a] : [];
    });
    const path = `regions[${i}].adjacent`;
    for (const other of listed)
      if (!drawn.includes(other)) check.fault(path, 'ToC 4.adjacent', `has '${other}', the edges have not`);
    for (const other of drawn) if (!listed.includes(other)) check.fault(path, 'ToC 4.adjacent', `lacks '${other}'`);
  });
};

const checkCards = (raw: unknown, check: DataCheck): void => {
  const cards = list(at(raw, 'influenceCards'));
  check.wantIds('influenceCards', 'ToC 2.limits', cards, CARDS);
  cards.forEach((card, i) => {
    check.wantCount(`influenceCards[${i}].count`, 'ToC 2.limits', at(card, 'count'));
    const value = at(card, 'value');
    if (!isCount(value) || value < 1 || value > 4)
      check.fault(`influenceCards[${i}].value`, 'ToC 5.1.play', 'is not 1 to 4');
    if (!['military', 'senate', 'populace'].includes(at(card, 'suit') as string)) {
      check.fault(`influenceCards[${i}].suit`, 'ToC 5.1', 'is no suit');
    }
  });
  const total = cards.reduce<number>((sum, card) => sum + Number(at(card, 'count')), 0);
  check.wantCount('influenceCards (sum of counts)', 'ToC 2.limits', total, 105);
  const events = list(at(raw, 'eventCards'));
  check.wantIds('eventCards', 'ToC 3.1.events', events, EVENTS);
};

const checkTables = (raw: unknown, check: DataCheck): void => {
  const entries = ['ira-deorum', 'event', 'pax-deorum', ...TRIBES];
  for (const players of ['2', '3', '4']) {
    for (let total = 2; total <= 12; total++) {
      const entry = at(at(at(at(raw, 'crisisTables'), players), `${total}`), 'entry');
      if (entries.includes(entry as string)) continue;
      check.fault(
        `crisisTables.${players}.${total}`,
        `ToC C.table-${players}`,
        `has the unknown entry '${String(entry)}'`,
      );
    }
  }
  for (const tribe of TRIBES) {
    for (let white = 1; white <= 6; white++) {
      const path = list(at(at(at(at(raw, 'invasionPaths'), tribe), `${white}`), 'path'));
      const where = `invasionPaths.${tribe}.${white}`;
      if (path.length === 0) check.fault(where, 'ToC C.paths', 'has no province');
      for (const id of path) {
        if (!PROVINCES.includes(id as never))
          check.fault(where, 'ToC C.paths', `names an unknown province '${String(id)}'`);
      }
    }
  }
};
