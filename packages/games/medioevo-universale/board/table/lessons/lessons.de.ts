import type { StepTexts } from './steps.js';

export const germanLessons: StepTexts = {
  welcome: {
    title: 'Drei Reiche',
    text: 'Ein Reich gegen zwei andere. Nach acht Runden gewinnt, wer die meisten Ehrenpunkte (EP) hat. Alle beginnen mit 10; die eigenen stehen hier.',
  },
  realm: {
    title: 'Ein Reich wählen',
    text: 'Was wählbar ist, leuchtet. Das Byzantinische Reich nehmen: sieben Gebiete zu beiden Seiten der Meerengen, drei davon bewohnt, mit Häfen für den Weg hinaus.',
  },
  bid: {
    title: 'Gebot um die Zugreihenfolge',
    text: 'Alle bieten geheim. Das höchste Gebot ist zuerst am Zug und geht an den Letzten; die anderen behalten ihr Geld. Vorn ist gut: Wer später kommt, kämpft schlechter. 150 F bieten.',
  },
  village: {
    title: 'Ein Dorf',
    text: 'Es steht in einem bewohnten eigenen Gebiet, bringt Steuern und erlaubt mehr Einheiten. Das Dorf nach Konstantinopel setzen.',
  },
  start: {
    title: 'Die ersten Figuren',
    text: 'Ohne Transportmittel kommt keine Einheit voran. Eine Galeere der Stufe I nehmen und in Thessaloniki einsetzen, dann eine Karawane I in Konstantinopel. Der Bogenschütze kommt nach Thessaloniki.',
  },
  card: {
    title: 'Eine Person und ein Ziel',
    text: 'Eine Reichskarte nützt auf eine von drei Weisen: Fähigkeit, Technologiepunkte (TP) oder geheimes Ziel. Den Tempelritter behalten, er hilft in der Schlacht. Dann die grüne Zielmarke nehmen.',
  },
  horde: {
    title: 'Die Horde',
    text: 'Diese Würfel bilden die Horde, die diese Runde jedes Barbarenland verteidigt, und sind auch ihr Angriff: der höchste zählt. Wer zuerst am Zug ist, darf neu werfen. Mit 4, 1 und 2 kämpft sie matt: so lassen.',
  },
  tax: {
    title: 'Steuern',
    text: 'Nach jeder Phase wird nach Zielen gefragt, auch wenn keines erfüllt ist: dann passen. Nun den Steuersatz festlegen. Ihn zahlt jedes Gebiet und jede Stufe einer Siedlung; zu hoch führt er nächste Runde zu Aufständen. 30 ist vorsichtig.',
  },
  technology: {
    title: 'Unterhalt und Käufe',
    text: 'Jede Einheit, jedes Transportmittel und jede Maschine kostet 20 F: zahlen. Nun Käufe, in beliebiger Folge. Maurerhandwerk für 100 F erlaubt Siedlungen. Jederzeit gibt es 500 F zu leihen, zu einem Preis.',
  },
  town: {
    title: 'Eine Stadt',
    text: 'In Konstantinopel statt des Dorfes eine Stadt bauen. Der Entwurf kostet 1 grünen TP: die grüne Marke umdrehen, nächste Runde ist sie wieder bereit. Ein fehlender TP kostet sonst 100 F.',
  },
  army: {
    title: 'Ein Heer',
    text: 'Zwei Reiterei und eine schwere Infanterie kaufen, alle für Thessaloniki, wo die Galeere wartet. Reiterei schlägt hart zu, schwere Infanterie fängt Verluste ab. Dann die Käufe beenden.',
  },
  march: {
    title: 'In den Krieg',
    text: 'Im Krieg macht reihum jeder eine Bewegung, bis alle passen. Aus Thessaloniki ziehen und alles außer dem Bogenschützen mitnehmen: Eine Galeere I trägt drei Einheiten.',
  },
  landing: {
    title: 'Kandia',
    text: 'Jeder Schritt kostet einen Bewegungspunkt (BP). Über die Nördliche und die Südliche Ägäis in Kandia an Land gehen. Dort herrscht niemand: Die Horde tritt an. Jetzt den Tempelritter nutzen, einen Bogenschützen nennen.',
  },
  archers: {
    title: 'Gleiche Arten blockieren sich',
    text: 'Keine Gefangenen. Bogenschützen schießen zuerst, außer wenn auch der Gegner welche hat; ihr Hauptmann lässt aber doch einen schießen. Er trifft: Den Schaden nimmt der Bogenschütze.',
  },
  dice: {
    title: 'Die Würfel',
    text: 'Standhalten. Der höchste Würfel ist der Angriff, der niedrigste der eigene Verlust; zwei gleiche werden multipliziert. 4 wäre nur ein Gleichstand. W6 und W8 neu werfen, das verspricht laut den Balken am meisten: Der zweite Wurf zählt.',
  },
  victory: {
    title: 'Sieg',
    text: 'Gewonnen mit 3, und jede Reiterei legt 2 drauf: Die Barbaren sind fort. Der eigene Verlust trifft trotzdem: Schwere Infanterie wird leichte. Ein bewohntes Land bringt 1 Ehre und bleibt, solange das Heer bleibt.',
  },
  trade: {
    title: 'Handel',
    text: 'Die Karawane kauft, was der Ort erzeugt, je Würfel für 100 F. Zwei Tuch in Konstantinopel kaufen, nach Nikäa ziehen, beide verkaufen: nur, was der Ort noch nicht hat. Geschäft und Schritt kosten je 1 BP.',
  },
  market: {
    title: 'Märkte wachsen',
    text: 'In Nikäa liegt nun ein Würfel. Jeder Würfel dort bringt später 20 F mehr für jeden verkauften Würfel. Zwei Wein nach Konstantinopel bringen und verkaufen. Lange Handelsstraßen bringen auch Ehre.',
  },
  order: {
    title: 'Eine neue Runde',
    text: 'Karten und Marken sind wieder bereit, und alle bieten neu. Wer zuerst am Zug ist, bestimmt auch über Ereignis und Barbaren. 110 F bieten.',
  },
  event: {
    title: 'Das Ereignis',
    text: 'Die Würfel so lassen: 4, 2 und 7 sind eine kleine Horde mit starkem Angriff. Zwei der drei Symbole des Ereignisses treten in seinen Gebieten ein. Eigene sind nicht dabei; Waren wählen.',
  },
  barbarians: {
    title: 'Barbaren aufrüsten',
    text: 'Als zweites Symbol Einheiten. Nun gibt es drei Punkte, um Barbaren aufzurüsten oder zu bewegen. Das Barbarenheer in Akkon nach Damaskus ziehen lassen, zu den Mamluken: Dort ist es allein, also plündert es das Gebiet.',
  },
  uprisings: {
    title: 'Aufstände',
    text: 'Passen. Die Rückseite des nächsten Ereignisses erlaubt einen Satz von 40: 30 ist sicher. Jede Stufe darüber ist ein Aufstand und kostet 1 Ehre, wenn schon Barbaren im Land stehen. 40 festlegen.',
  },
  treaty: {
    title: 'Verträge',
    text: 'Unterhalt zahlen. Unter Diplomatie lässt sich jederzeit reden: einen Vertrag mit den Mamluken entwerfen, Nichtangriff zwischen beiden, absenden. Verträge binden: Bruch kostet 2 Ehre, Angriff ohne Krieg 3.',
  },
  goal: {
    title: 'Der Weg zur Ehre',
    text: 'Ehre bringen Eroberungen, Großstädte, Burgen, Kathedralen, Handelsstraßen und Ziele: hier eine gewonnene Seeschlacht. Am Ende gibt es mehr für das reichste, größte, gelehrteste Reich. Weiter nach Belieben.',
  },
};
