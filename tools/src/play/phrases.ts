import type { Language } from '@hegemon/games';

/** What the command line itself says while a game is played; everything about the game comes from its own words. */
export interface Phrases {
  welcome(title: string, players: number): string;
  promise(commitment: string): string;
  autosaves(path: string): string;
  resumed(entries: number): string;
  rule(id: string): string;
  readonly prompt: string;
  readonly which: string;
  howMany(min: number, max: number): string;
  some(min: number, max: number): string;
  allot(total: number, example: string): string;
  words(max: number): string;
  readonly back: string;
  readonly unknown: string;
  notAmong(text: string): string;
  ambiguous(text: string, names: string): string;
  wrongTotal(given: number, total: number): string;
  readonly wantsNumber: string;
  curtain(seat: string): string;
  readonly sinceThen: string;
  readonly taken: string;
  readonly givenAgain: string;
  possible(verbs: string): string;
  readonly confirmDice: string;
  readonly no: readonly string[];
  readonly whyWhat: string;
  /** What is done at leisure: the prompt, that there is nothing, and that somebody hopes for an answer. */
  readonly meanwhile: string;
  readonly noLeisure: string;
  readonly hopedFor: string;
  saved(path: string): string;
  notSaved(path: string, trouble: string): string;
  goodbye(path: string, command: string): string;
  lost(command: string): string;
  readonly over: string;
  seedIs(seed: string): string;
  /** How far odds can be trusted. */
  readonly exact: string;
  within(error: string): string;
  readonly hazards: string;
  readonly noHazards: string;
  noRule(text: string): string;
  readonly help: string;
  readonly hint: string;
}

/** What was typed, as far as it helps to see it again. */
const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
/** Numbers and endless lines have no why. */
const hintFor = (text: string, why: string, help: string): string =>
  text.length > 40 || !/\p{L}/u.test(text) ? help : `${why} ${text}`;

const COMMANDS_EN = `
Answer with a number, or in words: 3, 3 2, play castra, move G1 gallia.
Several things at once: 2 castra, 1 mob   ·   1 1 3   ·   none   ·   all
  undo, redo, reset   take back the last answer, give it again, take back all since the last die
  why                 the rule behind the question
  why <what>          why something is not possible: why move G1 syria
  odds [<what>]       chances of a battle or a vote: odds G1 goths, odds italia
  hazards             what the next crisis roll may bring
  hint [do]           what a strong bot would do, and why; hint do follows it
  bot <level>         let a bot play for you: bot planner; then back: you play yourself again
  meanwhile [<what>]  what you may do beside the game, where it has such a thing: meanwhile, meanwhile 1 2
  board               the position        log [n]     the last n sentences; [bot]: a bot played it for you
  rules <id>          read a rule, or what a card does: rules 8.1, rules castra
  save [file]         save a copy         quit        leave; the match is saved
  help                this`;

const COMMANDS_DE = `
Antworte mit einer Zahl oder in Worten: 3, 3 2, play castra, move G1 gallia.
Mehreres zugleich: 2 castra, 1 mob   ·   1 1 3   ·   none   ·   all
  undo, redo, reset   letzte Antwort zurücknehmen, wiederholen, alles seit dem letzten Wurf zurücknehmen
  why                 die Regel hinter der Frage
  why <was>           warum etwas nicht geht: why move G1 syria
  odds [<was>]        Aussichten eines Kampfs oder einer Abstimmung: odds G1 goths, odds italia
  hazards             was der nächste Krisenwurf bringen kann
  hint [do]           was ein starker Bot täte, und warum; hint do (tipp tun) führt es aus
  bot <Stufe>         ein Bot spielt für dich: bot planner; mit back spielst du wieder selbst
  meanwhile [<was>]   was du neben dem Spiel tun kannst, wo es das gibt: meanwhile, meanwhile 1 2
  board               die Stellung        log [n]     die letzten n Sätze; [Bot]: das spielte ein Bot für dich
  rules <Regel>       eine Regel lesen, oder was eine Karte tut: rules 8.1, rules castra
  save [Datei]        eine Kopie sichern  quit        aufhören; die Partie ist gesichert
  help                dies
Auch: zurück, warum, chancen, gefahren, tipp, nebenbei, brett, chronik, regel, sichern, ende, hilfe.`;

const english: Phrases = {
  welcome: (title, players) => `${title}, ${players} players. Type help for the commands.`,
  promise: commitment =>
    `The dice are fixed: the seed's hash is ${commitment.slice(0, 16)}…; the seed is shown at the end.`,
  autosaves: path => `Saved after every answer in ${path}.`,
  resumed: entries => `Going on after entry ${entries - 1}.`,
  rule: id => `[${id}]`,
  prompt: '> ',
  which: 'which? (Enter: back) ',
  howMany: (min, max) => `a number from ${min} to ${max}`,
  some: (min, max) => (min === max ? `${min} of these` : `${min} to ${max} of these, with commas; none; all`),
  allot: (total, example) => `${total} in all, such as: ${example} (or with names)`,
  words: max => `in your own words, at most ${max} characters; in "quotes" if it begins like a command`,
  back: 'back',
  unknown: 'That is neither an answer nor a command; type help for the commands.',
  notAmong: text =>
    `'${brief(text)}' is not among the answers; ${hintFor(text, 'try: why', 'type help for the commands.')}`,
  ambiguous: (text, names) => `'${brief(text)}' could be ${names}; say which.`,
  wrongTotal: (given, total) => `That makes ${given}, and it must be ${total}.`,
  wantsNumber: 'It takes a number.',
  curtain: seat => `Pass the screen to ${seat}, and press Enter. `,
  sinceThen: 'Meanwhile:',
  taken: 'Taken back.',
  givenAgain: 'Given again.',
  possible: verbs => `${verbs}: that is possible.`,
  confirmDice: 'Dice will fall at once, and that cannot be taken back. Enter to roll, n to go back: ',
  no: ['n', 'no', 'back', 'undo'],
  whyWhat: 'Name an answer, such as: why place-governor italia.',
  meanwhile: 'meanwhile? (Enter: back) ',
  noLeisure: 'There is nothing to do beside the game now.',
  hopedFor: 'Somebody hopes for an answer of yours: type meanwhile.',
  saved: path => `Saved in ${path}.`,
  notSaved: (path, trouble) =>
    `The match could not be saved in ${path}: ${trouble}. Play goes on; make room, or save elsewhere with: save <file>`,
  goodbye: (path, command) => `The match is saved in ${path}. Go on with: ${command}`,
  lost: command => `The match is NOT saved; the last attempt failed. ${command}`,
  over: 'The game is over.',
  seedIs: seed => `The seed was ${seed}.`,
  exact: 'exact: every way the dice can fall',
  within: error => `± ${error}, with dice drawn`,
  hazards: 'The next crisis roll, if the board stays as it is:',
  noHazards: 'There is no crisis to come.',
  noRule: text => `There is no rule '${text}'.`,
  help: COMMANDS_EN,
  hint: 'undo · why · odds · hazards · hint · board · log · rules · save · help · quit',
};

const german: Phrases = {
  welcome: (title, players) => `${title}, ${players} Spieler. Mit help erscheinen die Befehle.`,
  promise: commitment =>
    `Die Würfel stehen fest: Die Prüfsumme des Startwerts ist ${commitment.slice(0, 16)}…; der Startwert wird am Ende gezeigt.`,
  autosaves: path => `Nach jeder Antwort gesichert in ${path}.`,
  resumed: entries => `Weiter nach Eintrag ${entries - 1}.`,
  rule: id => `[${id}]`,
  prompt: '> ',
  which: 'was davon? (Enter: zurück) ',
  howMany: (min, max) => `eine Zahl von ${min} bis ${max}`,
  some: (min, max) => (min === max ? `${min} davon` : `${min} bis ${max} davon, mit Kommas; none; all`),
  allot: (total, example) => `zusammen ${total}, etwa: ${example} (oder mit Namen)`,
  words: max => `in eigenen Worten, höchstens ${max} Zeichen; in "Anführungszeichen", wenn es wie ein Befehl beginnt`,
  back: 'zurück',
  unknown: 'Das ist weder Antwort noch Befehl; mit help erscheinen die Befehle.',
  notAmong: text =>
    `'${brief(text)}' ist keine der Antworten; ${hintFor(text, 'versuche: why', 'mit help erscheinen die Befehle.')}`,
  ambiguous: (text, names) => `'${brief(text)}' kann ${names} heißen; sage, was davon.`,
  wrongTotal: (given, total) => `Das macht ${given}, und es müssen ${total} sein.`,
  wantsNumber: 'Hier gehört eine Zahl hin.',
  curtain: seat => `Gib den Bildschirm an ${seat} und drücke Enter. `,
  sinceThen: 'Inzwischen:',
  taken: 'Zurückgenommen.',
  givenAgain: 'Wiederholt.',
  possible: verbs => `${verbs}: Das ist möglich.`,
  confirmDice: 'Es wird sofort gewürfelt, und das lässt sich nicht zurücknehmen. Enter würfelt, n geht zurück: ',
  no: ['n', 'nein', 'zurück', 'undo'],
  whyWhat: 'Nenne eine Antwort, etwa: why place-governor italia.',
  meanwhile: 'nebenbei? (Enter: zurück) ',
  noLeisure: 'Neben dem Spiel gibt es jetzt nichts zu tun.',
  hopedFor: 'Jemand hofft auf deine Antwort: Tippe nebenbei.',
  saved: path => `Gesichert in ${path}.`,
  notSaved: (path, trouble) =>
    `Die Partie ließ sich nicht in ${path} sichern: ${trouble}. Das Spiel geht weiter; schaffe Platz oder sichere anderswo: save <Datei>`,
  goodbye: (path, command) => `Die Partie ist gesichert in ${path}. Weiter geht es mit: ${command}`,
  lost: command => `Die Partie ist NICHT gesichert; der letzte Versuch schlug fehl. ${command}`,
  over: 'Das Spiel ist aus.',
  seedIs: seed => `Der Startwert war ${seed}.`,
  exact: 'exakt: alle Würfe, die fallen können',
  within: error => `± ${error}, mit gezogenen Würfen`,
  hazards: 'Der nächste Krisenwurf, wenn das Brett bleibt, wie es ist:',
  noHazards: 'Es kommt keine Krise mehr.',
  noRule: text => `Es gibt keine Regel '${text}'.`,
  help: COMMANDS_DE,
  hint: 'undo · why · odds · hazards · hint · board · log · rules · save · help · quit',
};

export const phrasesFor = (language: Language): Phrases => (language === 'de' ? german : english);
