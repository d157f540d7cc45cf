import type { Answer, Decision, Game, GameState, Id, Seat } from '@hegemon/kernel';
import type { ToC } from '@hegemon/time-of-crisis';
import { data, isGeneral, isMilitia } from '@hegemon/time-of-crisis/catalog';
import { type CourseOdds, oddsOf as chances } from '@hegemon/time-of-crisis/foresight';
import type { Odds, OddsQuestion } from '../table.js';
import { boardWords } from './words.js';

interface Chances {
  of(game: Game, state: GameState, seat: Seat, course: readonly Answer[]): readonly CourseOdds[];
}
const { of: chancesOf }: Chances = { of: chances };
type None = { readonly none: string };

/** The chances of a battle or a vote, in words. What they are, the game itself finds out. */
export const oddsOf = (question: OddsQuestion): readonly Odds[] | None => {
  const { game, state, seat, speech } = question;
  const words = boardWords(speech.language);
  const decision = game.pending(state).find(d => d.seat === seat);
  if (!decision) return { none: words.noOdds };
  if (decision.prompt !== 'choose-action') return oddsAsked(question, decision);
  const army = question.ids.find(id => isGeneral(id) || isMilitia(id));
  if (army !== undefined) return oddsOfBattle(question, army);
  const province = question.ids.find(id => data.regions.some(region => region.id === id && region.type === 'province'));
  return province === undefined ? { none: words.whichOdds } : oddsOfVote(question, province);
};

/** What lies in the question that is open now. */
const oddsAsked = (question: OddsQuestion, { prompt }: Decision): readonly Odds[] | None => {
  const { game, state, seat, speech } = question;
  const words = boardWords(speech.language);
  const found = prompt === 'declare-damnatio' ? [] : chancesOf(game, state, seat, []);
  // What is there already comes before what it might become.
  const inOrder = prompt === 'reroll' ? found.toReversed() : found;
  // However a number of dice is put together, the chances are the same.
  const byLabel = new Map(inOrder.map(each => [labelOf(question, each.course), each]));
  const rows = [...byLabel].map(([label, each]) => inWords(question, label, each));
  return rows.length > 0 ? rows : { none: words.noOdds };
};

const labelOf = ({ speech }: OddsQuestion, course: readonly Answer[]): string => {
  const words = boardWords(speech.language);
  const [{ kind, arg }] = course;
  switch (kind) {
    case 'attack':
      return speech.name(String(arg));
    case 'declare-flanking':
      return words.flanking(Number(arg));
    case 'keep-dice':
      return words.keep;
    case 'reroll':
      return words.reroll;
    default:
      return words.dice(course.reduce((sum, answer) => sum + Number(answer.arg), 0));
  }
};

/** An army and whom it attacks, named in the action phase; the point it costs is taken for granted. */
const oddsOfBattle = (question: OddsQuestion, army: Id): readonly Odds[] | None => {
  const { game, state, seat, speech, ids } = question;
  const words = boardWords(speech.language);
  const from = arranged(game, state, s => void (s.points.military = Math.max(1, s.points.military)));
  const attack = { kind: 'initiate-battle', arg: army };
  const refusal = game.refusalOf(from, { ...attack, seat });
  if (refusal) return { none: speech.refusal(refusal, attack) };
  const foes = ids.filter(id => id !== army);
  const rows = chancesOf(game, from, seat, [attack]).flatMap(each => {
    const foe = each.course.find(({ kind }) => kind === 'attack')?.arg;
    // Where there is only one enemy the rules do not ask, and he is the one who was named.
    if (foe !== undefined && foes.length > 0 && !foes.includes(String(foe))) return [];
    const named = foe ?? foes[0];
    const flanking = each.course.find(({ kind }) => kind === 'declare-flanking')?.arg;
    const label = named === undefined ? speech.name(army) : `${speech.name(army)} : ${speech.name(String(named))}`;
    return [inWords(question, flanking ? `${label}, ${words.flanking(Number(flanking))}` : label, each)];
  });
  return rows.length > 0 ? rows : { none: words.whichOdds };
};

/** A province whose governor is voted on: what each number of dice is worth, whether or not it is there to be spent. */
const MOST_DICE = 6;
const oddsOfVote = (question: OddsQuestion, province: Id): readonly Odds[] | None => {
  const { game, state, seat, speech } = question;
  const words = boardWords(speech.language);
  const from = arranged(game, state, s => void (s.points.senate = Math.max(MOST_DICE, s.points.senate)));
  const place = { kind: 'place-governor', arg: province };
  const refusal = game.refusalOf(from, { ...place, seat });
  if (refusal) return { none: speech.refusal(refusal, place) };
  return chancesOf(game, from, seat, [place]).flatMap(each => {
    if (each.course.some(({ kind }) => kind === 'declare-damnatio')) return [];
    const stake = each.course.find(({ kind }) => kind === 'stake-senate')?.arg;
    return [inWords(question, words.dice(Number(stake)), each)];
  });
};

const arranged = (game: Game, state: GameState, change: (s: ToC) => void): GameState => {
  const twin = game.copy(state);
  change(twin as ToC);
  return twin;
};

const inWords = ({ speech }: OddsQuestion, label: string, odds: CourseOdds): Odds => {
  const { wins, loses, nobodyWins, equalHits, passes, fails, ownLosses, foeLosses, required, votesCast } = boardWords(
    speech.language,
  );
  const { isExact, error, shares, figures, spreads } = odds;
  const said: Readonly<Record<string, string>> = {
    wins,
    loses,
    undecided: nobodyWins,
    'equal-hits': equalHits,
    passes,
    fails,
    'own-losses': ownLosses,
    'foe-losses': foeLosses,
    required,
    votes: votesCast,
  };
  return {
    label,
    isExact,
    error,
    shares: shares.map(({ code, share }) => ({ what: said[code], share })),
    // How many dice are thrown stands in the label already.
    figures: figures.filter(({ code }) => code !== 'dice').map(({ code, value }) => ({ what: said[code], value })),
    spreads: spreads.map(spread => ({ what: said[spread.code], shares: spread.shares })),
  };
};
