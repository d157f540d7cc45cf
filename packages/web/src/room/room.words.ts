interface Words {
  readonly title: (host: string) => string;
  readonly lead: string;
  readonly seats: string;
  readonly free: string;
  readonly you: string;
  readonly host: string;
  readonly guest: string;
  readonly here: string;
  readonly away: string;
  readonly bot: string;
  readonly ready: string;
  readonly notReady: string;
  readonly adds: string;
  readonly take: string;
  readonly takeSeat: (seat: string) => string;
  readonly who: (seat: string) => string;
  readonly style: (seat: string) => string;
  readonly sendAway: string;
  readonly sendAwayOf: (name: string) => string;
  readonly getUp: string;
  readonly cancel: string;
  readonly cancelSure: string;
  readonly cancelYes: string;
  readonly keep: string;
  readonly invitation: string;
  readonly invitationText: string;
  readonly link: string;
  readonly hereAlone: string;
  readonly share: string;
  readonly onlyLink: string;
  readonly dice: string;
  readonly diceText: string;
  readonly seal: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly readyGo: string;
  readonly readyBack: string;
  readonly readyTitle: string;
  readonly sitFirst: string;
  readonly waitingFor: (names: string) => string;
  readonly seatsFree: (count: number) => string;
  readonly begins: string;
  readonly terms: string;
  readonly options: string;
  readonly usual: string;
  readonly off: (name: string) => string;
  readonly talk: string;
  readonly talkEmpty: string;
  readonly talkSit: string;
  readonly say: string;
  readonly send: string;
  readonly blockedText: string;
  readonly membersOnly: string;
  readonly noInvite: { readonly title: string; readonly text: string };
  readonly noRoom: { readonly title: string };
}

export const ROOM_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: host => `${host}’s table`,
    lead: 'The table is being filled. It begins by itself when all are ready.',
    seats: 'Seats',
    free: 'free',
    you: 'you',
    host: 'host',
    guest: 'guest',
    here: 'here',
    away: 'away',
    bot: 'bot',
    ready: 'ready',
    notReady: 'not ready yet',
    adds: 'has added to the dice',
    take: 'Take this seat',
    takeSeat: seat => `Take the seat of ${seat}`,
    who: seat => `Who plays ${seat}`,
    style: seat => `Style of the bot for ${seat}`,
    sendAway: 'Send away',
    sendAwayOf: name => `Send ${name} away`,
    getUp: 'Get up',
    cancel: 'Take the match off the table',
    cancelSure: 'Nobody can join any more, and what was said is gone. Take it off?',
    cancelYes: 'Take it off',
    keep: 'Keep it',
    invitation: 'Invitation',
    invitationText: 'Whoever has this link can sit down here. No account is needed.',
    link: 'Invitation link',
    hereAlone: 'It leads to this machine alone: for others, open the page under an address they can reach.',
    share: 'Share',
    onlyLink: 'This table is found by its link alone.',
    dice: 'The dice',
    diceText:
      'The dice are fixed already, and this is their seal. After the end the seed is opened, and anyone can check that every die fell as it says.',
    seal: 'Seal (SHA-256)',
    seed: 'Add something of your own (if you like)',
    seedHint:
      'Any words or figures, mixed into the seed so that not even the server could choose the dice. Left empty, your browser adds some.',
    readyGo: 'I am ready',
    readyBack: 'Not ready after all',
    readyTitle: 'Ready?',
    sitFirst: 'Take a seat to play.',
    waitingFor: names => `Waiting for ${names}.`,
    seatsFree: count => (count === 1 ? 'One seat is free.' : `${count} seats are free.`),
    begins: 'The match begins …',
    terms: 'Agreed',
    options: 'Options',
    usual: 'all options as in the rule book',
    off: name => `without ${name}`,
    talk: 'At the table',
    talkEmpty: 'Nobody has said anything yet.',
    talkSit: 'Those who sit at the table can talk here.',
    say: 'Say something',
    send: 'Say',
    blockedText: 'Somebody at this table does not want to play with you, or you with them.',
    membersOnly: 'This match is rated: only members can sit down.',
    noInvite: {
      title: 'This invitation leads nowhere',
      text: 'The match was taken off the table, or the link was cut off. Ask for a new one.',
    },
    noRoom: { title: 'There is no table here' },
  },
  de: {
    title: host => `Tisch von ${host}`,
    lead: 'Der Tisch füllt sich. Es geht von selbst los, wenn alle bereit sind.',
    seats: 'Plätze',
    free: 'frei',
    you: 'du',
    host: 'Gastgeber',
    guest: 'Gast',
    here: 'da',
    away: 'nicht da',
    bot: 'Bot',
    ready: 'bereit',
    notReady: 'noch nicht bereit',
    adds: 'hat etwas zu den Würfeln gegeben',
    take: 'Diesen Platz nehmen',
    takeSeat: seat => `Den Platz ${seat} nehmen`,
    who: seat => `Wer ${seat} spielt`,
    style: seat => `Spielart des Bots für ${seat}`,
    sendAway: 'Wegschicken',
    sendAwayOf: name => `${name} wegschicken`,
    getUp: 'Aufstehen',
    cancel: 'Partie vom Tisch nehmen',
    cancelSure: 'Niemand kann mehr mitspielen, und das Gesagte ist fort. Vom Tisch nehmen?',
    cancelYes: 'Vom Tisch nehmen',
    keep: 'Behalten',
    invitation: 'Einladung',
    invitationText: 'Wer diesen Link hat, kann sich hier hinsetzen. Es braucht kein Konto.',
    link: 'Einladungslink',
    hereAlone: 'Er führt nur auf diesen Rechner: Für andere öffne die Seite unter einer Adresse, die sie erreichen.',
    share: 'Teilen',
    onlyLink: 'Dieser Tisch ist nur über den Link zu finden.',
    dice: 'Die Würfel',
    diceText:
      'Die Würfel liegen schon fest, und dies ist ihr Siegel. Nach dem Ende wird der Startwert offengelegt, und alle können prüfen, dass jeder Würfel fiel, wie er es sagt.',
    seal: 'Siegel (SHA-256)',
    seed: 'Etwas Eigenes dazugeben (wenn du magst)',
    seedHint:
      'Beliebige Wörter oder Ziffern, in den Startwert gemischt; so könnte nicht einmal der Server die Würfel wählen. Bleibt es leer, gibt dein Browser etwas dazu.',
    readyGo: 'Ich bin bereit',
    readyBack: 'Doch noch nicht bereit',
    readyTitle: 'Bereit?',
    sitFirst: 'Zum Mitspielen einen Platz nehmen.',
    waitingFor: names => `Es fehlt noch: ${names}.`,
    seatsFree: count => (count === 1 ? 'Ein Platz ist frei.' : `${count} Plätze sind frei.`),
    begins: 'Die Partie beginnt …',
    terms: 'Vereinbart',
    options: 'Optionen',
    usual: 'alle Optionen wie in der Spielregel',
    off: name => `ohne ${name}`,
    talk: 'Am Tisch',
    talkEmpty: 'Noch hat niemand etwas gesagt.',
    talkSit: 'Wer am Tisch sitzt, kann hier mitreden.',
    say: 'Etwas sagen',
    send: 'Sagen',
    blockedText: 'Jemand an diesem Tisch möchte nicht mit dir spielen, oder du nicht mit ihm.',
    membersOnly: 'Diese Partie ist gewertet: Nur Mitglieder können sich setzen.',
    noInvite: {
      title: 'Diese Einladung führt nirgendwohin',
      text: 'Die Partie wurde vom Tisch genommen, oder der Link wurde abgeschnitten. Am besten um einen neuen bitten.',
    },
    noRoom: { title: 'Hier steht kein Tisch' },
  },
};
