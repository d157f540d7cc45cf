import { botByName } from '@hegemon/bots';
import type { Seat } from '@hegemon/kernel';
import { botName, botsToType } from '../bot-words.js';
import { findNamed } from './names.js';
import type { Run } from './run.js';
import { type PlayTable, say } from './table.js';

/** The bot that decides for a seat: its own, or one in the place of a person. */
export const botAt = ({ match, standIns }: PlayTable, seat: Seat): string | undefined => {
  const { name, kind } = match.sitters[seat];
  return kind === 'bot' ? name : standIns.get(seat);
};

/** Bots play for all people: nobody is asked anything. */
export const isEverybodyAway = ({ people, standIns }: PlayTable): boolean => standIns.size === people.length;

/** From now on a bot plays for whoever is asked. */
export const bot: Run = (table, { seat }, rest) => {
  const name = rest.trim().toLowerCase();
  if (!botByName(name)) {
    say(table.botPhrases.whichBot(botsToType(table.language)));
    return 'prompt';
  }
  table.standIns.set(seat, name);
  say(table.botPhrases.standsIn(botName(name, table.language), table.speech.seat(seat)));
  return 'ask';
};

/** Somebody plays himself again: the one who is named, or all. */
const comeBack = (table: PlayTable, who: string): void => {
  const { standIns, botPhrases, speech, match } = table;
  if (standIns.size === 0) {
    say(botPhrases.nobodyAway);
    return;
  }
  const away = [...standIns.keys()].map(seat => ({
    id: seat,
    names: [seat, speech.seat(seat), match.sitters[seat].name],
  }));
  const found = findNamed(who, away);
  if (who !== '' && !('id' in found)) say(botPhrases.noSeat(who));
  else {
    if ('id' in found) standIns.delete(found.id);
    else standIns.clear();
    say(botPhrases.isBack);
  }
};

/** What is typed while bots play for everybody: one may come back, or leave. Says whether he leaves. */
export const heed = (table: PlayTable): 'left' | undefined => {
  const { input, standIns, botPhrases } = table;
  if (!isEverybodyAway(table) || (standIns.size === 0 && !input.isTerminal)) return undefined;
  const line = input.overheard();
  if (line === undefined) return undefined;
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const verb = word.toLowerCase();
  if (LEAVES.includes(verb)) return 'left';
  if (COMES_BACK.includes(verb)) comeBack(table, rest.join(' '));
  else if (standIns.size > 0 && verb !== '') say(botPhrases.sayBack);
  return undefined;
};
const LEAVES = ['quit', 'ende', 'exit', 'q'];
const COMES_BACK = ['back', 'zurück'];

export const back: Run = (table, _, rest) => {
  comeBack(table, rest);
  return 'prompt';
};
