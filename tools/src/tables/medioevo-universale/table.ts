import type { MUView } from '@hegemon/medioevo-universale';
import { ids } from '@hegemon/medioevo-universale/board';
import { risks } from '@hegemon/medioevo-universale/foresight';
import pc from 'picocolors';
import type { Speech } from '../../speech.js';
import { tableOf, windowWidth, wrapped } from '../../terminal/layout.js';
import type { TerminalTable } from '../table.js';
import { areaTable, armyText } from './areas.js';
import { notesOn } from './notes.js';
import { painterFor, shortSeat } from './seats.js';
import { boardWords } from './words.js';

type Player = MUView['seats'][number];
const isSeat = (view: MUView, seat: string): seat is Player => (view.seats as readonly string[]).includes(seat);

const unitsOf = ({ armies }: MUView, player: Player): number =>
  Object.values(armies)
    .flatMap(here => Object.values(here?.[player] ?? {}))
    .reduce((sum, count) => sum + count, 0);

const realmTable = (view: MUView, speech: Speech): string => {
  const words = boardWords(speech.language);
  const paint = painterFor(view);
  const rows = view.order.map((player, i) => [
    `${i + 1} ${paint(player, `${shortSeat(player)} ${speech.seat(player)}`)}`,
    view.honour[player],
    Object.values(view.control).filter(owner => owner === player).length,
    unitsOf(view, player),
    view.cards.held[player].length,
    view.technologies[player].length,
    view.taxRate[player] === undefined ? '' : `${view.taxRate[player]} %`,
    view.loans.open[player] ?? 0,
  ]);
  const { realm, honour, territories, units, cards, technologies, tax, loans } = words;
  return tableOf([realm, honour, territories, units, cards, technologies, tax, loans], rows);
};

const newsOf = (view: MUView, speech: Speech): string[] => {
  const words = boardWords(speech.language);
  const { horde, event, wars } = view;
  const pairs = Object.keys(wars).map(pair => pair.split(' ').map(shortSeat).join(' – '));
  return [
    ...(horde ? [`${pc.dim(`${words.horde}:`)} ${horde.dice.join(' · ')}`] : []),
    ...(event ? [`${pc.dim(`${words.event}:`)} ${speech.name(event.card)}`] : []),
    ...(pairs.length > 0 ? [`${pc.dim(`${words.wars}:`)} ${pairs.join(', ')}`] : []),
  ];
};

/** Medioevo Universale on a terminal: what belongs to somebody, line by line, then the realms in their order. */
export const medioevoUniversaleTable: TerminalTable = {
  board(raw, { speech }) {
    const view = raw as MUView;
    return [areaTable(view, speech, painterFor(view)), '', ...newsOf(view, speech), realmTable(view, speech)].join(
      '\n',
    );
  },
  holdings(raw, { seat, speech }) {
    const view = raw as MUView;
    if (!isSeat(view, seat)) return [];
    const words = boardWords(speech.language);
    const part = (title: string, parts: readonly string[]): readonly string[] =>
      parts.length > 0 ? [`${pc.dim(`${title}:`)} ${parts.join(', ')}`] : [];
    const counted = (column: Readonly<Record<string, number>> | undefined): string[] =>
      Object.entries(column ?? {}).flatMap(([id, count]) => (count > 0 ? [`${count} ${speech.name(id)}`] : []));
    const cards = view.cards.held[seat].map(
      card => `${speech.name(card)}${view.cards.used[card] ? ` (${words.used})` : ''}`,
    );
    const route = view.routes[seat];
    const prisoners = Object.entries(view.prisoners[seat] ?? {}).map(
      ([owner, army]) => `${shortSeat(owner)} ${armyText(army)}`,
    );
    const lines = [
      [
        `${pc.dim(`${words.purse}:`)} ${view.cash[seat] ?? 0} F`,
        ...part(words.points, counted(view.points[seat])),
        ...part(words.gears, counted(view.gears.held[seat])),
      ],
      part(
        words.technologies,
        view.technologies[seat].map(id => speech.name(id)),
      ),
      part(words.cards, cards),
      [
        ...part(words.prisoners, prisoners),
        ...part(words.route, route ? [[route.start, ...route.stages].map(id => speech.name(id)).join(' › ')] : []),
      ],
    ];
    return lines
      .filter(parts => parts.length > 0)
      .map(parts => wrapped(parts.join(pc.dim(' · ')), windowWidth(), '', '  '));
  },
  standing(raw, { speech }) {
    const view = raw as MUView;
    const words = boardWords(speech.language);
    const paint = painterFor(view);
    const race = view.seats.map(player => paint(player, `${shortSeat(player)} ${view.honour[player]}`)).join(' ');
    return `${words.round} ${view.round} · ${words.honour} ${race}`;
  },
  legend: language => boardWords(language).legend,
  ids,
  alias: () => undefined,
  // Whose realm it is only the view knows; the number of the seat is always there.
  paint: (_, text) => pc.bold(text),
  notes: notesOn,
  risks,
  odds: ({ speech }) => ({ none: boardWords(speech.language).noOdds }),
  hazards: () => [],
};
