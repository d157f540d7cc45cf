import type { ToCView } from '@hegemon/time-of-crisis';
import { ids, wordsFor } from '@hegemon/time-of-crisis/board';
import {
  data,
  GENERALS,
  GENERALS_OF,
  isGeneral,
  type MILITIA_OF,
  OWNER_OF,
  SUPPORT_MAX,
  TRIBE_OF,
} from '@hegemon/time-of-crisis/catalog';
import { risks } from '@hegemon/time-of-crisis/foresight';
import pc from 'picocolors';
import type { Speech } from '../../speech.js';
import { fitted, tableOf, windowWidth, wrapped } from '../../terminal/layout.js';
import type { Onlooker, TerminalTable } from '../table.js';
import { hazardsIn } from './hazards.js';
import { notesOn } from './notes.js';
import { oddsOf } from './odds.js';
import { boardWords } from './words.js';

type Provinces = keyof typeof MILITIA_OF;
type General = keyof typeof OWNER_OF;
type Colour = (typeof OWNER_OF)[General];
type Region = (typeof data.regions)[number]['id'];
type Leader = keyof typeof TRIBE_OF;
type Tribe = (typeof TRIBE_OF)[Leader];

const PROVINCES = data.regions.filter(({ type }) => type === 'province').map(({ id }) => id as Provinces);
const HOMELANDS = data.regions.filter(({ type }) => type === 'homeland').map(({ id }) => id as Tribe);
const SEAS = data.regions.filter(({ type }) => type === 'sea').map(({ id }) => id);
const LEADERS = data.components.barbarianLeaders.ids;
const RIVALS = data.components.rivalEmperors.ids;

const COLOURS: Readonly<Record<string, (text: string) => string>> = {
  green: pc.green,
  blue: pc.cyan,
  yellow: pc.yellow,
  red: pc.red,
};
const paint = (seat: string, text: string): string => (COLOURS[seat] ?? (plain => plain))(text);
const letterOf = (seat: string): string => seat.charAt(0).toUpperCase();
/** G1 is the first general of Green. */
const shortOf = (general: General): string =>
  `${letterOf(OWNER_OF[general])}${GENERALS_OF[OWNER_OF[general]].indexOf(general) + 1}`;

const governorOf = ({ provinces }: ToCView, id: Provinces): string => {
  const ruler = provinces.governor[id];
  if (ruler === undefined) return 'x';
  return ruler === 'neutral' ? '-' : paint(ruler, letterOf(ruler));
};

/** A general with all that stands with him: `G1 2L+1r+m`. */
const armyText = ({ armies, provinces }: ToCView, general: General): string => {
  const at = armies.at[general];
  const isWithMilitia =
    armies.inCapital[general] === true &&
    provinces.militia[at as Provinces] === true &&
    provinces.governor[at as Provinces] === OWNER_OF[general];
  const units = [
    [armies.legions[general], 'L'],
    [armies.reduced[general], 'r'],
    [armies.foederati[general]?.length, 'f'],
  ].flatMap(([count, letter]) => (count ? [`${count}${letter}`] : []));
  if (isWithMilitia) units.push('m');
  const hasCastra = armies.castra[general] || (isWithMilitia && provinces.militiaCastra[at as Provinces]);
  const marks = `${hasCastra ? '[C]' : ''}${armies.fought[general] ? '!' : ''}`;
  return paint(OWNER_OF[general], `${shortOf(general)} ${units.join('+')}${marks}`);
};
const armiesAt = (view: ToCView, region: Region, isInCapital: boolean): string[] =>
  GENERALS.filter(
    general => view.armies.at[general] === region && (view.armies.inCapital[general] === true) === isInCapital,
  ).map(general => armyText(view, general));

const capitalText = (view: ToCView, id: Provinces): string => {
  const generals = armiesAt(view, id, true);
  const { militia, militiaCastra, militiaFought, governor } = view.provinces;
  const isStacked = GENERALS.some(
    general => view.armies.at[general] === id && view.armies.inCapital[general] && OWNER_OF[general] === governor[id],
  );
  if (!militia[id] || isStacked) return generals.join(' ');
  const ruler = governor[id] ?? '';
  const marks = `${militiaCastra[id] ? '[C]' : ''}${militiaFought[id] ? '!' : ''}`;
  return [...generals, paint(ruler, `${letterOf(ruler)} m${marks}`)].join(' ');
};

const leadersAt = ({ leaders }: ToCView, tribe: Tribe, region: Region, speech: Speech): string[] =>
  LEADERS.filter(id => TRIBE_OF[id] === tribe && leaders.at[id] === region).map(
    id => `${speech.name(id)}${leaders.inactive[id] ? '(i)' : '(a)'}`,
  );
const barbariansAt = (view: ToCView, region: Region, speech: Speech): string => {
  const tribes = HOMELANDS.flatMap(tribe => {
    const active = view.barbarians.active[tribe][region] ?? 0;
    const inactive = view.barbarians.inactive[tribe][region] ?? 0;
    const leaders = leadersAt(view, tribe, region, speech);
    if (active + inactive + leaders.length === 0) return [];
    const counts = `${active > 0 ? `${active}a` : ''}${inactive > 0 ? `${inactive}i` : ''}`;
    return [[speech.name(tribe), counts, ...leaders].filter(Boolean).join(' ')];
  });
  const rivals = RIVALS.filter(id => view.rivals[id] === region).map(id => `*${speech.name(id)}`);
  return [...tribes, ...rivals].join(', ');
};

const builtIn = ({ provinces }: ToCView, id: Provinces, language: Speech['language']): string => {
  const words = boardWords(language);
  const built = [provinces.amphitheater[id] && 'A', provinces.basilica[id] && 'B', provinces.limes[id] && 'L'];
  const pretender = provinces.pretender[id];
  return [
    built.filter(Boolean).join(''),
    provinces.quaestor[id] ? 'Q' : '',
    pretender === 'seat' ? words.seatOfPower : pretender ? words.breakaway : '',
  ]
    .filter(Boolean)
    .join(' ');
};

const provinceTable = (view: ToCView, { speech }: Onlooker): string => {
  const words = boardWords(speech.language);
  const { province, governor, support, mobs, capital, open, barbarians, built } = words;
  return fitted(
    [province, governor, support, mobs, capital, open, barbarians, built],
    PROVINCES.map(id => {
      const level = view.provinces.support[id];
      const count = view.provinces.mobs[id] ?? 0;
      return [
        speech.name(id),
        governorOf(view, id),
        level === undefined ? '' : `${level}/${SUPPORT_MAX[id]}`,
        count > 0 ? `${count}` : '',
        capitalText(view, id),
        armiesAt(view, id, false).join(' '),
        barbariansAt(view, id, speech),
        builtIn(view, id, speech.language),
      ];
    }),
  );
};

const homelandText = (view: ToCView, { speech }: Onlooker): string[] => {
  const words = boardWords(speech.language);
  const parts = HOMELANDS.flatMap(tribe => {
    const active = view.barbarians.active[tribe][tribe] ?? 0;
    const inactive = view.barbarians.inactive[tribe][tribe] ?? 0;
    const guests = armiesAt(view, tribe, false);
    const leaders = leadersAt(view, tribe, tribe, speech);
    if (active + inactive + guests.length + leaders.length === 0) return [];
    return [[`${pc.bold(speech.name(tribe))} ${active}a${inactive}i`, ...leaders, ...guests].join(' ')];
  });
  const atSea = SEAS.flatMap(sea => armiesAt(view, sea, false).map(army => `${speech.name(sea)}: ${army}`));
  return [
    `${pc.dim(`${words.homelands}:`)} ${parts.join(pc.dim(' · '))}`,
    ...(atSea.length > 0 ? [`${pc.dim(`${words.seas}:`)} ${atSea.join(', ')}`] : []),
  ].map(line => wrapped(line, windowWidth(), '', '  '));
};

const familyTable = (view: ToCView, { speech }: Onlooker): string => {
  const words = boardWords(speech.language);
  const emperor = view.provinces.governor.italia;
  const rows = view.seats.map(seat => [
    `${seat === view.active ? '> ' : '  '}${paint(seat, `${letterOf(seat)} ${speech.seat(seat)}`)}${seat === emperor ? ` (${words.emperor})` : ''}`,
    view.legacy[seat],
    view.emperorTurns[seat],
    `${view.hand[seat].count} / ${view.available[seat].count} / ${view.discard[seat].length}`,
    view.generals.available[seat].length,
    view.governors.available[seat],
  ]);
  const piles = `${words.hand} / ${words.deck} / ${words.discard}`;
  return tableOf(['  ', words.legacy, words.emperorTurns, piles, words.generals, words.governors], rows);
};

const eventsText = ({ events, lastRound }: ToCView, { speech }: Onlooker): string => {
  const words = boardWords(speech.language);
  const lasting = events.lasting ? speech.name(events.lasting) : words.none;
  const effect = events.lasting ? wordsFor(speech.language).eventCards[events.lasting] : '';
  const last = lastRound ? ` · ${pc.bold(words.lastRound)}` : '';
  return `${pc.dim(`${words.lasting}:`)} ${lasting} · ${events.left} ${words.eventsLeft}${last}${effect && `\n${wrapped(effect, windowWidth(), '  ')}`}`;
};

const pileText = (cards: readonly string[], speech: Speech): string => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => `${n > 1 ? `${n} × ` : ''}${speech.name(card)}`).join(', ');
};

/** Time of Crisis on a terminal: twelve provinces in twelve lines, then homelands, families and the event in force. */
export const timeOfCrisisTable: TerminalTable = {
  board(raw, onlooker) {
    const view = raw as ToCView;
    return [
      provinceTable(view, onlooker),
      '',
      ...homelandText(view, onlooker),
      eventsText(view, onlooker),
      '',
      familyTable(view, onlooker),
    ].join('\n');
  },
  holdings(raw, { seat, speech }) {
    const view = raw as ToCView;
    const words = boardWords(speech.language);
    if (!isSeat(view, seat)) return [];
    const part = (title: string, cards: readonly string[]): string =>
      `${pc.dim(`${title}:`)} ${pileText(cards, speech) || words.none}`;
    const isPlaying = view.active === seat && view.played.length > 0;
    const first = [part(words.hand, view.hand[seat].cards ?? [])];
    if (isPlaying) first.push(part(words.played, view.played));
    const second = [part(words.deck, view.available[seat].cards ?? [])];
    if (view.discard[seat].length > 0) second.push(part(words.discard, view.discard[seat]));
    return [first, second].map(parts => wrapped(parts.join(pc.dim(' · ')), windowWidth(), '', '  '));
  },
  standing(raw, { speech }) {
    const view = raw as ToCView;
    const words = boardWords(speech.language);
    const race = view.seats.map(seat => paint(seat, `${letterOf(seat)} ${view.legacy[seat]}`)).join(' ');
    const last = view.lastRound ? ` · ${words.lastRound}` : '';
    return `${words.turn} ${view.turn} · ${words.legacy} ${race}${last}`;
  },
  legend: language => boardWords(language).legend,
  ids,
  alias: id => (isGeneral(id) ? shortOf(id) : undefined),
  paint,
  notes: notesOn,
  risks,
  odds: oddsOf,
  hazards: hazardsIn,
};

const isSeat = (view: ToCView, seat: string): seat is Colour => (view.seats as readonly string[]).includes(seat);
