import type { StepTexts } from './steps.js';

export const germanLessons: StepTexts = {
  welcome: {
    title: 'Rom in der Krise',
    text: 'Dies ist die blaue Familie gegen einen Gegner. Wer das meiste Vermächtnis sammelt, gewinnt. Es steht hier, neben dem Schild.',
  },
  province: {
    title: 'Eine Provinz für den Anfang',
    text: 'Was wählbar ist, leuchtet. Zuerst Thracia wählen: Dorthin kommen der erste Gouverneur, ein General mit einer Legion und eine Miliz.',
  },
  hand: {
    title: 'Die erste Hand',
    text: 'Keine Karte kommt durch Zufall: Sie werden gewählt. Eine Karte Militär, drei Senat und eine Bevölkerung nehmen, dann bestätigen.',
  },
  crisis: {
    title: 'Die Krise',
    text: 'Jeder Zug beginnt mit zwei Würfeln. Diesmal regten sich die Goten, und einer fiel in Thracia ein. Bleibt er, kostet er Unterstützung und damit den Gouverneur.',
  },
  play: {
    title: 'Karten geben Punkte',
    text: 'Die Karte Militär spielen: Sie gibt 1 Militärpunkt für diesen Zug. Rote Punkte bezahlen Armeen, blaue Abstimmungen, gelbe das Volk.',
  },
  battle: {
    title: 'Gegen den Goten',
    text: 'Den General in Philippopolis wählen, dann Kampf beginnen. Bevor ein Würfel fällt, stehen die Aussichten da. Dann angreifen.',
  },
  spoils: {
    title: 'Sieg',
    text: 'Ein Sieg bringt 2 Vermächtnis und 1 je entferntem Barbaren. Treffer gehen zuerst auf die Miliz. Die Chronik hat jeden Würfel, und jeder Eintrag öffnet seine Regel.',
  },
  senate: {
    title: 'In den Senat',
    text: 'Eine Karte Senat spielen. Blaue Punkte rekrutieren Gouverneure und geben Würfel für Abstimmungen.',
  },
  governor: {
    title: 'Ein zweiter Gouverneur',
    text: 'Für eine weitere Provinz muss ein Gouverneur bereitstehen. Gouverneur 2 rekrutieren: Er kostet 1 Punkt.',
  },
  vote: {
    title: 'Macedonia',
    text: 'Die beiden anderen Karten Senat spielen. Dann Macedonia wählen und Gouverneur einsetzen. Zweimal die Unterstützung von 1 ergibt 2 nötige Stimmen.',
  },
  stake: {
    title: 'Punkte einsetzen',
    text: 'Je Punkt ein Würfel. In einer neutralen Provinz ist jeder Würfel eine Stimme: Mit zwei Würfeln kann nichts schiefgehen. 2 Punkte einsetzen.',
  },
  end: {
    title: 'Genug für jetzt',
    text: 'Nicht gespielte Karten bleiben auf der Hand. Die Aktionen beenden.',
  },
  legacy: {
    title: 'Was von selbst folgt',
    text: 'Feinde in den eigenen Provinzen würden jetzt die Unterstützung senken. Dann bringt jede regierte Provinz 1 Vermächtnis. Die Leiste oben zeigt, wo der Zug steht.',
  },
  keep: {
    title: 'Behalten oder ablegen',
    text: 'Unerwünschte Karten könnten jetzt weg. Den Rest der Hand behalten.',
  },
  buy: {
    title: 'Der Markt',
    text: 'Die Unterstützung der eigenen Provinzen, ohne ihre Mobs, ist die Politik. Eine Karte mit Wert 2 kaufen, etwa den Quaestor. Sie kommt auf den Ablagestapel.',
  },
  finish: {
    title: 'Ende des Zuges',
    text: 'Den Einkauf beenden. Die Hand wird auf fünf aufgefüllt, und der Gegner spielt.',
  },
  support: {
    title: 'Das Volk',
    text: 'Wieder am Zug. In der Chronik zeigt Abspielen, was der Gegner getan hat. Nun zwei Karten Bevölkerung spielen und die Unterstützung in Thracia auf 2 erhöhen: Das kostet die Zahl des neuen Feldes, bringt mehr Politik und erschwert Abstimmungen dagegen.',
  },
  army: {
    title: 'Eine zweite Armee',
    text: 'Beide Karten Militär spielen. General 2 für 1 Punkt rekrutieren und mit dem anderen Punkt eine Armee erstellen, in der Hauptstadt.',
  },
  goal: {
    title: 'Der Weg zum Thron',
    text: 'Wer Italia regiert, ist Kaiser und erhält jeden Zug dessen Unterstützung als Vermächtnis. Ein Kaiser mit 60 Vermächtnis läutet die letzte Runde ein. Nun frei weiterspielen; Zurück nimmt alles, was kein Würfel besiegelt hat.',
  },
};
