import { type CardTexts, spans, type User, usageOf } from '../names.js';
import { alternatives, list, start } from './grammar.js';
import { names } from './names.js';

const USERS: Readonly<Record<User, string>> = {
  'any-seat': '',
  owner: '',
  'battle-party': ', in deinen Schlachten',
  controller: ', in einem Gebiet von dir',
  mover: ', für deine eigene Bewegung',
  'vehicle-owner': ', für deine eigenen Fahrzeuge',
};
export const when: CardTexts['when'] = id => {
  const { phases, timing, user } = usageOf(id);
  const moments = alternatives(timing.map(moment => names.windows[moment]));
  return start(`Phase${phases.length === 1 ? '' : 'n'} ${list(spans(phases))}${USERS[user]}: ${moments}.`);
};

const ATTACKED = 'Bricht in einem Gebiet unter deiner Kontrolle ein Aufstand aus oder fällt ein Heer ein,';
const NOT_TWICE = 'Nicht in zwei Runden nacheinander dasselbe Gebiet.';

export const cards: CardTexts['cards'] = {
  'realm-01': {
    ability: `Nenne ein Gebiet: Dort kämpft diese Runde niemand; eine laufende Schlacht endet nach ihrer Gefechtsrunde. Die Heere stehen sich weiter gegenüber, und so lange erobert oder kontrolliert es niemand. ${NOT_TWICE}`,
    objective: 'Besitze 2 Kathedralen.',
  },
  'realm-02': {
    ability: `Nenne ein Gebiet: Dort kauft und verkauft diese Runde niemand Waren, auch nicht, wer es kontrolliert; ein bevorstehendes Geschäft entfällt und kostet keine BP. Kaufmann 20 missachtet das Verbot. ${NOT_TWICE}`,
    objective:
      'Kontrolliere außerhalb deines Startreiches Rom oder Jerusalem; oder kontrolliere dort 4 bewohnte Gebiete.',
  },
  'realm-03': {
    ability: `Nenne ein Gebiet: Niemand betritt oder verlässt es diese Runde, auch nicht Barbaren oder im Rückzug. Ein bevorstehender Schritt entfällt ohne Kosten und beendet die Bewegung; Einsetzen ist keine Bewegung. ${NOT_TWICE}`,
    objective: 'Besitze 2 Kathedralen außerhalb deines Startreiches oder 3 Kathedralen, wo auch immer.',
  },
  'realm-04': {
    ability:
      'In dieser Gefechtsrunde blockiert ein Gegner eine Fähigkeit deiner Einheiten nur mit mindestens so vielen Einheiten dieser Art, wie du hast, Besatzungen nicht gezählt. Vor den Bogenschützen genutzt, gilt es auch im Nahkampf.',
    objective: 'Habe 10 Einheiten in einem Gebiet.',
  },
  'realm-05': {
    ability:
      'Ein Angriffswert dieser Gefechtsrunde steigt um 2, vor jedem Halbieren: deiner, der eines Gegners oder der von Barbaren, auch in Schlachten anderer.',
    objective: 'Besiege in dieser Runde ein großes Heer mit 5 oder mehr Einheiten.',
  },
  'realm-06': {
    ability:
      'Betritt dein Verband das Gebiet eines anderen Spielers, darf die Hälfte der Einheiten, aufgerundet, mit ihren restlichen BP und Fahrzeugen weiterziehen, bevor die anderen kämpfen oder es übernehmen; diese halten an.',
    objective:
      'Habe eine Kette von 4 angrenzenden Gebieten, jedes mit einem Militärgebäude von dir, eines davon eine Burg.',
  },
  'realm-07': {
    ability:
      'Wirf W3: So viele deiner Einheiten, die keine Besatzung sind, schießen in dieser Gefechtsrunde auch wie Bogenschützen; ein Bogenschütze schießt zweimal. Nie mehr Schüsse als Einheiten, und gegnerische Bogenschützen blockieren wie sonst.',
    objective: 'Habe 5 Bogenschützen in einem Gebiet.',
  },
  'realm-08': {
    ability:
      'Alle deine Würfel für Bogenschützen zählen in dieser Gefechtsrunde 1 weniger für je 2 deiner Einheiten, die geschossen haben, höchstens 3 weniger; 3 oder weniger trifft.',
    objective: 'Habe 8 Bogenschützen auf dem Plan.',
  },
  'realm-09': {
    ability:
      'Nenne beliebige deiner Würfel für Bogenschützen in dieser Gefechtsrunde: Sie werden einmal zusammen neu geworfen, und der zweite Wurf zählt.',
    objective: 'Gewinne in einer Runde 2 Schlachten gegen andere Spieler.',
  },
  'realm-10': {
    ability:
      'In dieser Gefechtsrunde zählt jede Einheit als Besatzung deiner Belagerungsmaschinen doppelt, auch über die Grenze von 3 Schüssen hinaus.',
    objective: 'Besitze 2 Belagerungsmaschinen der Stufe II oder höher.',
  },
  'realm-11': {
    ability:
      'Diese Runde ist 1 Karawane von dir auch ein Kampfwagen ihrer Stufe oder umgekehrt. Einheiten zählen gegen den militärischen Laderaum, Waren gegen den für Handel; die BP gelten für die ganze Runde, und ein Halt in Phase 5 verbraucht sie.',
    objective: 'Besitze Transportmittel, deren Stufen zusammen 8 oder mehr ergeben.',
  },
  'realm-12': {
    ability:
      'Bis zum Ende der Runde schützt dein Militärgebäude im Gebiet dieser Schlacht vor 2 der 3 Angriffsarten (Belagerungsmaschinen, Bogenschützen, Nahkampf), für jede Gefechtsrunde neu angesagt.',
    objective: 'Besitze Technologien der Stufe III in 2 Zweigen.',
  },
  'realm-13': {
    ability:
      'Zahle 100 F und wirf W3: Wähle bis zu so viele benutzte Reichskarten beliebiger Spieler. Sie werden nicht bereit und bleiben die ganze nächste Runde benutzt.',
    objective: 'Besitze 5 Reichskarten.',
  },
  'realm-14': {
    ability:
      'Zahle in der ersten Gefechtsrunde vor dem ersten Angriffswurf 100 F: 1 gegnerische Einheit, kein Hauptmann, läuft zu dir über. Du brauchst eine Figur dieser Art im Vorrat, auf See auch Platz auf einer Galeere.',
    objective: 'Kontrolliere 2 Gebiete der Startreiche anderer Spieler.',
  },
  'realm-15': {
    ability:
      'Zahle 100 F: Ein Barbarenheer wie die aktuelle Horde erscheint in einem Gebiet, das nicht deines ist, 1 bis 3 Schritte von einem, das es ist. Es greift sofort an, ohne Heer dort folgt ein Raubzug; Barbaren dort wachsen. Keine Kriegshandlung.',
    objective: '2 verschiedene andere Spieler haben ein Barbarenheer in ihrem Startreich.',
  },
  'realm-16': {
    ability:
      'Wirf W8 gegen 1 gegnerischen Kampfwagen oder 1 Belagerungsmaschine in dieser Schlacht: 1–3 dauerhaft 1 Stufe weniger (Stufe I wird entfernt), 4–6 nichts, 7–8 eine eigene Einheit deiner Wahl wird vernichtet.',
    objective:
      'Übernimm, plündere oder zerstöre in einer Runde 2 Transportmittel oder Belagerungsmaschinen anderer Spieler.',
  },
  'realm-17': {
    ability:
      'Wirf W8 gegen 1 gegnerische Einheit in dieser Schlacht: 1–3 sie wird vernichtet, gleich welcher Art, 4–6 nichts, 7–8 eine eigene Einheit deiner Wahl wird vernichtet.',
    objective:
      'Vernichte oder fange in einer Runde einen Hauptmann eines anderen Spielers oder 2 Hauptmänner der Barbaren.',
  },
  'realm-18': {
    ability:
      'Wirf W8 gegen 1 gegnerische Einheit: 1–3 bis zum Ende der Schlacht nutzt und blockiert sie nichts, bedient keine Maschine und zählt nicht für die Begrenzung, kann aber Schaden nehmen; 4–6 nichts; 7–8 eine eigene Einheit wird vernichtet.',
    objective: 'Sei mit 2 Spielern im Krieg und kontrolliere ein Gebiet im Startreich eines anderen Spielers.',
  },
  'realm-19': {
    ability:
      'Verkaufe 1 Warenwürfel in einem Barbarengebiet ohne Barbarenheer, bewohnt oder nicht, für (Farben auf dem Fahrzeug − 1) × 100 F. Das kostet 1 BP wie jeder Verkauf; kein Bonus zählt.',
    objective: 'Habe Waren in 4 verschiedenen Farben auf einem Fahrzeug.',
  },
  'realm-20': {
    ability:
      'In diesem Zug verkaufen deine Fahrzeuge beliebig viele Würfel für je 50 F in Gebieten, die du nicht kontrollierst, trotz Ware, fehlendem Vertrag, Bischof oder unbewohntem Land. 1 BP je Fahrzeug und Verkauf; kein Markt- oder Straßenbonus.',
    objective: 'Habe 2500 F in bar, wenn 500 F je offenem Darlehen abgezogen sind.',
  },
  'realm-21': {
    ability:
      'Kaufe und lade 1 Würfel einer beliebigen Ware für 150 F und 1 BP in einem bewohnten Gebiet, auch wenn es sie nicht liefert. Handeln musst du dort dürfen; eine Handelsstraße kann damit beginnen.',
    objective: 'Kontrolliere ein Gebiet mit Marktfaktor 4.',
  },
  'realm-22': {
    ability:
      'Nimm 10 F aus dem Vorrat für jeden Warenwürfel, der jetzt auf Handelsfahrzeugen anderer in Gebieten unter deiner Kontrolle liegt.',
    objective: 'Besitze 2 Großstädte.',
  },
  'realm-23': {
    ability:
      'Nimm 20 F aus dem Vorrat für jeden Warenwürfel, der jetzt auf Handelsfahrzeugen anderer in Gebieten unter deiner Kontrolle liegt.',
    objective: 'Kontrolliere 12 Gebiete.',
  },
  'realm-24': {
    ability: `${ATTACKED} setze dort kostenlos 1 beliebige Einheit aus deinem Vorrat ein, vor Schlacht, Raubzug oder Übernahme. Ein Hauptmann kommt mit Stufe I, ohne TP.`,
    objective: 'Unterdrücke in dieser Runde einen Aufstand: Hole ein Gebiet deines Startreiches von Barbaren zurück.',
  },
  'realm-25': {
    ability: `${ATTACKED} gib zusammen 3 BP aus, um vor der Schlacht Transportmittel mit Ladung oder Einheiten zu Fuß dorthin zu bringen. Jeder Schritt einer Gruppe kostet 1 BP, Stoppmarker zählen nicht; alle müssen ankommen, und nichts darf sie anhalten.`,
    objective: 'Habe Heere in 6 verschiedenen Gebieten.',
  },
  'realm-26': {
    ability: `${ATTACKED} gilt es diese Runde, als stünde dort ein Turm oder als hätte sein Militärgebäude 1 Stufe mehr, höchstens III. Keine Kontrollmarker, keine EP; ein Raubzug zerstört echte Gebäude trotzdem.`,
    objective: 'Besitze 4 Militärgebäude.',
  },
  'realm-27': {
    ability:
      'Eine deiner Einheiten übergeht den ersten Schadenspunkt, den du ihr zuweist; er gilt als zugewiesen. Auch gegen den Schaden von Ereignissen.',
    objective: 'Gewinne in dieser Runde eine Schlacht gegen mindestens 3 Einheiten, ohne eine Einheit zu verlieren.',
  },
  'realm-28': {
    ability:
      'Einheiten, die du in dieser Gefechtsrunde verlierst, außer durch Gefangennahme, darfst du nur in Phase 4 der nächsten Runde zurückkaufen: zum halben Preis, aufgerundet, Hauptmänner ohne TP. Sie zählen gegen die Grenze für Einheiten.',
    objective: 'Habe 12 Einheiten auf dem Plan.',
  },
  'realm-29': {
    ability:
      'Deine Einheiten, die in dieser Gefechtsrunde durch Belagerungsmaschinen oder Bogenschützen fallen, gehen erst an ihrem Ende: Bis dahin kämpfen sie im Nahkampf, nutzen und blockieren Fähigkeiten und nehmen keinen Schaden mehr.',
    objective: 'Habe alle 5 Arten von Einheiten in einem Gebiet.',
  },
  'realm-30': {
    ability:
      'Geht das Fahrzeug deiner Handelsstraße verloren, bleibt sie bis zum Ende der Runde. Sofort oder später in der Runde darfst du ein anderes Handelsfahrzeug derselben Art markieren, wo es auch steht; sonst geht sie in Phase 7.',
    objective: 'Vollende in dieser Runde eine Handelsstraße mit 6 oder mehr Etappen.',
  },
  'realm-31': {
    ability:
      'Lege beliebige Marker deiner unvollendeten Handelsstraße neu aus, etabliert oder geplant, auch das Kleeblatt. Ihre Zahl und ihre Seiten bleiben, und die neuen Orte müssen eine erlaubte Straße ergeben.',
    objective: 'Nimm in einer Runde mindestens 600 F für Waren ein.',
  },
  'realm-32': {
    ability: 'Baue 1 Gebäude oder werte eines auf, für 50 F weniger, nicht unter 0. Die TP zahlst du ganz.',
    objective: 'Besitze eine Großstadt und eine Burg im selben Gebiet.',
  },
  'realm-33': {
    ability:
      'Baue 1 Gebäude oder werte eines auf, für die Hälfte des fälligen Preises, der Rabatt abgerundet. Die TP zahlst du ganz.',
    objective: 'Besitze ein Zivilgebäude, ein Militärgebäude und eine Kathedrale im selben Gebiet.',
  },
  'realm-34': {
    ability:
      'Setze 1 Einheit, keinen Hauptmann, aus deinem Vorrat kostenlos außerhalb deines Startreiches ein. In Barbarenland erscheint die Horde, und du greifst an, ebenso ein Heer, das dort steht. Bei einem Spieler ohne Vertrag ist es eine Kriegshandlung, und ohne Verteidiger eine Übernahme.',
    objective:
      'Kontrolliere außerhalb deines Startreiches 2 von Jerusalem, Akkon, Antakya, Zypern und Damiette; oder kontrolliere dort 4 bewohnte Gebiete.',
  },
  'realm-35': {
    ability:
      'Setze 1 Einheit, keinen Hauptmann, aus deinem Vorrat kostenlos im Gebiet einer laufenden Schlacht ein: in dein Heer, wenn du Partei bist, sonst als eigenes Heer; bei einem Spieler ohne Vertrag ist das eine Kriegshandlung.',
    objective: 'Gewinne in dieser Runde eine Seeschlacht.',
  },
  'realm-36': {
    ability:
      'Ist die Karte leer, lege 300 F darauf; sonst nimm sie zurück und 150 F aus dem Vorrat dazu. Eines von beiden je Runde. Das Geld zählt am Ende als Vermögen und ist verloren, wenn die Karte dich verlässt.',
    objective: 'Habe 3000 F in bar und kein Darlehen.',
  },
  'realm-37': {
    ability:
      'Nimm am Ende dieser Phase aus dem Vorrat die Hälfte der Zinsen, die alle anderen in ihr für Darlehen gezahlt haben.',
    objective: 'Bei den anderen Spielern sind zusammen mindestens 4 Darlehen offen, zu dritt 3.',
  },
  'realm-38': {
    ability: 'Zahle 50 F weniger Zinsen für deine Darlehen, nicht unter 0.',
    objective: 'Zahle ein Darlehen aus einer früheren Runde zurück, habe dann keines mehr und 1000 F in bar.',
  },
  'realm-39': {
    ability:
      'Nimm 1 gegnerische Einheit gefangen, die der eben zugewiesene Schaden dieser Schlacht vernichtet hat. Eine der Barbaren kommt in den Vorrat und gilt als gefangen.',
    objective: 'Habe 3 Gefangene.',
  },
  'realm-40': {
    ability:
      'In der ganzen Schlacht genügen dir doppelt statt dreimal so viele Einheiten wie der Gegner, um ohne Strafe einen Angriff zur Gefangennahme anzusagen.',
    objective: 'Nimm in einer Runde 3 Einheiten gefangen.',
  },
  'realm-41': {
    ability:
      'Sagst du eine Gefangennahme ohne die nötige Überlegenheit an, sinkt dein Angriffswert in dieser Gefechtsrunde nur um 2, nicht unter 0, statt halbiert zu werden.',
    objective: 'Habe Gefangene von 2 verschiedenen Spielern.',
  },
  'realm-42': {
    ability:
      'Wirf W3, dann wähle bis zu so viele Gebiete: Das Ereignis dieser Runde rührt dort nichts an, und niemand würfelt für das, was dort ist. Auch noch, wenn die Ereigniskarte gezogen ist.',
    objective: 'Besitze 3 Städte oder Großstädte.',
  },
  'realm-43': {
    ability:
      'Wähle 1 Gebiet: Das Ereignis dieser Runde rührt dort nichts an, und niemand würfelt für das, was dort ist. Auch noch, wenn die Ereigniskarte gezogen ist.',
    objective: 'Besitze Zivilgebäude, deren Stufen zusammen 7 oder mehr ergeben.',
  },
  'realm-44': {
    ability:
      'Nutze eine schon benutzte Reichskarte von irgendwem, als wäre sie deine und bereit: ihre Fähigkeit, wo sie erlaubt ist, oder ihre TP. Sie bleibt benutzt. Keinen Barden, Narren und keine Prinzessin.',
    objective: 'Verkaufe in einer Runde Waren in Gebieten von 2 verschiedenen anderen Spielern.',
  },
  'realm-45': {
    ability:
      'Zahle 50 F: Nutze eine schon benutzte Reichskarte von irgendwem, als wäre sie deine und bereit: ihre Fähigkeit, wo sie erlaubt ist, oder ihre TP. Sie bleibt benutzt. Keinen Barden, Narren und keine Prinzessin.',
    objective: 'Habe Zielmarken in 3 verschiedenen Farben.',
  },
  'realm-46': {
    ability:
      'Ein eben geworfener Würfel von irgendwem zählt 1 weniger, nicht unter 1; ein Wurf kann so kritisch werden. Angriffswürfel nur, wenn die Angriffswerte feststehen, Würfel der Horde nur, bevor sie eingesetzt ist.',
    objective: 'Erobere in dieser Runde ein bewohntes Gebiet eines anderen Spielers.',
  },
  'realm-47': {
    ability:
      'Ein eben geworfener Würfel von irgendwem zählt 1 oder 2 weniger, nicht unter 1; ein Wurf kann so kritisch werden. Angriffswürfel nur, wenn die Angriffswerte feststehen, Würfel der Horde nur, bevor sie eingesetzt ist.',
    objective: 'Erobere in einer Runde 3 Gebiete.',
  },
  'realm-48': {
    ability:
      'Zahle 50 F: Die eben für Fähigkeit oder TP genutzte Reichskarte wirkt nicht; sie bleibt benutzt, und ihre Kosten bleiben gezahlt. Auch gegen eine kopierte Karte oder einen anderen Narren, nicht gegen ein beanspruchtes Ziel.',
    objective: 'Besitze Reichskarten mit TP in 4 verschiedenen Farben.',
  },
  'realm-49': {
    ability:
      'Die eben für Fähigkeit oder TP genutzte Reichskarte wirkt nicht; sie bleibt benutzt, und ihre Kosten bleiben gezahlt. Auch gegen eine kopierte Karte oder einen anderen Narren, nicht gegen ein beanspruchtes Ziel.',
    objective: 'Besitze 6 Reichskarten.',
  },
  'realm-50': {
    ability:
      'Wirf W3: So viele deiner Einheiten, Transportmittel, Belagerungsmaschinen oder geladenen Warenwürfel kann diese Runde niemand plündern, übernehmen oder im Raubzug zerstören. Eine geschützte Einheit wird nicht gefangen, sondern entfernt.',
    objective: 'Habe geltende Verträge mit 3 Spielern, zu dritt mit 2, jeder vor mindestens 2 Runden geschlossen.',
  },
  'realm-51': {
    ability:
      '1 deiner Einheiten, Transportmittel, Belagerungsmaschinen oder geladenen Warenwürfel kann diese Runde niemand plündern, übernehmen oder im Raubzug zerstören. Eine geschützte Einheit wird nicht gefangen, sondern entfernt.',
    objective:
      'Sei mit niemandem im Krieg und habe mit 2 Spielern einen geltenden Nichtangriffs- oder Verteidigungspakt, jeder vor mindestens 2 Runden geschlossen.',
  },
  'realm-52': {
    ability: 'In dieser ganzen Schlacht gilt 1 deiner Belagerungsmaschinen als mit 1 Einheit mehr besetzt.',
    objective: 'Besitze eine Bombarde.',
  },
  'realm-53': {
    ability:
      'Für eine abgeschlossene Bewegung folgt 1 deiner Belagerungsmaschinen Schritt für Schritt und mit seinen BP einem deiner Transportmittel aus demselben Feld; einer Galeere auch durch Seegebiete, ohne Platz zu brauchen.',
    objective: 'Habe 3 Belagerungsmaschinen in einem Gebiet oder einer Flotte.',
  },
  'realm-54': {
    ability:
      'Diese Runde trägt 1 deiner Belagerungsmaschinen bis zu 3 Einheiten wie ein Kampfwagen, mit ihren eigenen 4 BP.',
    objective: 'Zerstöre in dieser Runde mit Belagerungsmaschinen ein Gebäude eines anderen Spielers.',
  },
  'realm-55': {
    ability:
      'Diese Runde zieht 1 Transportmittel mit Ladung durch Felder, ohne dass jemand reagiert: kein Halt, keine Horde, Schlacht, Plünderung oder Kriegshandlung. Wo die Bewegung endet, gilt alles; was Bischof 3 sperrt, bleibt gesperrt.',
    objective:
      'Habe ein militärisches Transportmittel in einem Gebiet, das 4 oder mehr Schritte von deinem Startreich entfernt ist.',
  },
  'realm-56': {
    ability:
      'Diese Runde ziehen Transportmittel, die zusammen in einem Feld beginnen, mit Ladung durch Felder, ohne dass jemand reagiert: kein Halt, keine Horde, Schlacht, Plünderung oder Kriegshandlung. Am Ende der Bewegung gilt alles; was Bischof 3 sperrt, bleibt gesperrt.',
    objective: 'Besitze ein Transportmittel der Stufe III.',
  },
  'realm-57': {
    ability: 'Du bekommst 2 TP beliebiger Farben, gleich oder verschieden. Sie verfallen am Ende der Phase.',
    objective: 'Übernimm oder plündere in dieser Runde ein Schiff eines anderen Spielers.',
  },
  'realm-58': {
    ability: 'Du bekommst 2 TP einer Farbe deiner Wahl. Sie verfallen am Ende der Phase.',
    objective: 'Kontrolliere 3 Häfen außerhalb deines Startreiches.',
  },
  'realm-59': {
    ability:
      'Drehe eine andere bereite Reichskarte von irgendwem: Du nutzt ihre Fähigkeit, wo sie erlaubt ist, und bekommst auch ihre TP; ihr Besitzer bekommt nichts. Keinen Barden, Narren und keine Prinzessin.',
    objective:
      'Mindestens 2 andere Spieler, zu dritt 1, kontrollieren Gebiete, die an deine grenzen, und mit jedem von ihnen gilt spätestens seit der letzten Runde ein Vertrag.',
  },
  'realm-60': {
    ability:
      'Drehe eine andere bereite Reichskarte mit TP von irgendwem: Du bekommst ihre TP doppelt, bei mehreren Farben nach deiner Wahl; ihr Besitzer bekommt nichts.',
    objective: 'Besitze Technologien, deren Stufen zusammen 10 oder mehr ergeben.',
  },
  'realm-61': {
    ability:
      'Ziehe bis zu 3 Ereigniskarten und wähle 1 als Ereignis dieser Runde, anstelle der üblichen oder einer schon gezogenen Karte; die anderen werden abgelegt. Die Symbole wählt weiter der Startspieler.',
    objective: 'Besitze eine Technologie der Stufe IV.',
  },
  'realm-62': {
    ability:
      'Der Startspieler muss das gezogene Ereignis ablegen und neu ziehen, auch wenn Weiser 61 es ausgesucht hat.',
    objective: 'Besitze Technologien in allen 6 Zweigen.',
  },
  'realm-63': {
    ability:
      'Verschiebe 1 Marktwürfel aus einem bewohnten Gebiet in ein beliebiges anderes, 1 bis 3 Schritte entfernt, auch über See, das diese Ware noch nicht hat, gedruckt oder als Würfel. Keines muss deines sein.',
    objective: 'Kontrolliere 2 Gebiete mit Marktfaktor 3 oder mehr.',
  },
  'realm-64': {
    ability: 'Der Verkauf, der deine Handelsstraße vollendet, darf Marktbonus und Straßenbonus zugleich nutzen.',
    objective: 'Vollende in dieser Runde eine Handelsstraße zu Lande.',
  },
  'realm-65': {
    ability:
      'Zahle 100 F: Barbaren wie die aktuelle Horde treten in einem Gebiet, das du kontrollierst und wo du eine Einheit hast, deinem Heer bei. Sie kämpfen mit deinen Würfeln, ohne Unterhalt, fahren als Ladung, zählen nicht für Ziele und gehen in Phase 7.',
    objective: 'Gewinne in einer Runde 3 Schlachten gegen Barbaren.',
  },
  'realm-66': {
    ability:
      'Bis zu 3 deiner Einheiten aus beliebigen Gebieten, nicht in einer Schlacht, kämpfen in einem Barbarenheer mit, nicht gegen dein eigenes Heer. Überlebende kehren in Phase 7 heim, in den Vorrat, wenn jetzt andere ihr Gebiet haben. Keine Kriegshandlung.',
    objective: 'Andere Spieler haben in dieser Runde 2 Schlachten gegen Barbaren verloren; zu dritt 1.',
  },
  'realm-67': {
    ability:
      'In einem Heer ohne Hauptmann, deinem oder einem anderen, gilt 1 Einheit bis zum Ende der Schlacht als Hauptmann der Stufe I. Ihre eigene Fähigkeit ruht, Schaden nimmt sie nach ihrer eigenen Art.',
    objective: 'Besitze 2 Hauptmänner.',
  },
  'realm-68': {
    ability:
      'Ein Hauptmann irgendeines Heeres in dieser Schlacht steigt bis zu ihrem Ende um 1 Stufe, höchstens auf III. Hauptmänner der Barbaren haben Stufe I.',
    objective: 'Besitze einen Hauptmann der Stufe III.',
  },
  'realm-69': {
    ability:
      'Werte 1 eigenes Zivilgebäude ohne F und TP um 1 Stufe auf, wenn im selben Gebiet ein Militärgebäude höherer Stufe steht. Die Figur muss im Vorrat sein; eine Großstadt bringt ihre EP.',
    objective: 'Kontrolliere außerhalb deines Startreiches Gebiete, die 3 verschiedene Waren liefern.',
  },
  'realm-70': {
    ability:
      'Werte 1 eigenes Militärgebäude ohne F und TP um 1 Stufe auf, wenn im selben Gebiet ein Zivilgebäude höherer Stufe steht. Die Figur muss im Vorrat sein; Kontrollmarker und EP kommen wie beim Bauen.',
    objective: 'Habe 5 Kontrollmarker auf dem Plan.',
  },
  'realm-71': {
    ability:
      'Erzeuge beliebig viele TP aus deinen anderen bereiten Karten und deinen Marken, ohne sie zu nutzen: 20 F für jeden. Jede Quelle ist danach benutzt.',
    objective: 'Habe 4 Zielmarken.',
  },
  'realm-72': {
    ability:
      'Erzeuge Sätze aus 4 TP verschiedener Farben aus deinen anderen bereiten Karten und deinen Marken, ohne sie zu nutzen: 100 F je Satz. Jede Quelle ist danach benutzt; Mönchtum darf Farben ändern.',
    objective: 'Kontrolliere 3 Gebiete, die dieselbe Ware liefern.',
  },
};

export const technologies: CardTexts['technologies'] = {
  carpentry: {
    effect:
      'Entwirf Transportmittel: nötig, um Karawanen, Handelsschiffe, Kampfwagen und Galeeren zu bauen oder aufzuwerten.',
    cost: '1 blauer TP je Stufe',
  },
  logistics: {
    effect:
      'Für eine abgeschlossene Bewegung fährt ein Landfahrzeug durch Seegebiete oder ein Schiff über Land. Dort hält, lädt, entlädt und handelt es nicht, und am Ende ist es, wo es hingehört.',
    cost: '1 blauer TP je Fahrzeug und Bewegung',
  },
  'machine-building': {
    effect: 'Bis zum Ende der Runde kämpft die Besatzung einer Belagerungsmaschine trotzdem wie sonst.',
    cost: '1 blauer TP je Belagerungsmaschine',
  },
  cartography: {
    effect:
      'Eine Einheit, ein Transportmittel oder eine Belagerungsmaschine außerhalb jeder Schlacht macht 1 Schritt mehr, auch angehalten, Einheiten auch zu Fuß; im Handel ist es 1 BP, auch für Kauf oder Verkauf. In fremden Zügen nur, wo die eigene Seite oder Verbündete stehen oder nichts anhält.',
    cost: '2 blaue TP je Figur und Schritt',
  },
  trade: {
    effect:
      'Bei einem Verkauf bringt ein Würfel in einem Gebiet mit Dorf, Stadt oder Großstadt 25, 50 oder 100 F mehr.',
    cost: '1 gelber TP je Würfel, höchstens 1 für jeden',
  },
  market: {
    effect:
      'Bei einem Geschäft steigt (Verkauf) oder sinkt (Kauf) der ganze Preis um 50 F; ein Kauf kostet immer noch mindestens 50 F.',
    cost: '1 gelber TP je 50 F',
  },
  procurement: {
    effect:
      'Verschiebe 1 Marktwürfel in ein bewohntes Gebiet ohne diese Ware, 1 bis 3 Schritte entfernt. Eines der beiden muss deines sein, und in einem brauchst du ein Handelsfahrzeug, das den Weg fahren könnte; es bleibt stehen.',
    cost: '1 gelber TP je Würfel',
  },
  guilds: {
    effect: 'Etabliere 1 Etappe deiner Handelsstraße, nie die letzte, solange ihr Fahrzeug auf dem Plan ist.',
    cost: '2 gelbe TP je Etappe',
  },
  edict: {
    effect:
      'Deine Figuren einer Bewegung durchqueren 1 Barbarengebiet ohne Heer, ohne dass sich Widerstand regt, und enden nicht dort. Ein Barbarenheer lässt dort Handelsfahrzeuge durch und handeln, plündert aber, was dort endet.',
    cost: '1 oranger TP je Gebiet',
  },
  laws: {
    effect:
      'Verlege einen Aufstand, ein Barbarenheer in deinem Startreich außerhalb einer Schlacht, in ein Gebiet, das an das Startreich grenzt, das du nicht kontrollierst und wo kein Heer ist; dort folgt der Raubzug. Verlorene EP bleiben verloren.',
    cost: '1 oranger TP je Aufstand',
  },
  'nation-state': {
    effect:
      'Bewege 1 Einheit der Barbaren, die noch nicht in einer Schlacht ist, in ein angrenzendes Gebiet. Dort greift sie Einheiten von Spielern an; wo keine sind, folgt ein Raubzug.',
    cost: '1 oranger TP je Einheit',
  },
  influence: {
    effect:
      '1 Einheit der Barbaren in einem Gebiet, das an eines unter deiner Kontrolle grenzt, wird zu deiner, derselben Art aus deinem Vorrat, auch in der Schlacht; ein Hauptmann hat Stufe I. Keine EP für so genommenes Land.',
    cost: '2 orange TP je Einheit',
  },
  military: { effect: 'Wirb Hauptmänner an: nötig, um sie zu kaufen oder aufzuwerten.', cost: '1 roter TP je Stufe' },
  appointment: {
    effect:
      'In einer Schlacht von dir gilt 1 Einheit irgendeiner Seite bis zum Ende der Runde als andere Art, nur für Fähigkeiten und Blockaden.',
    cost: '1 roter TP je Einheit',
  },
  tactics: {
    effect:
      'Als Sieger der Gefechtsrunde, oder bei Gleichstand, wenn deine Reiterei trifft, wählst du vor allem anderen Schaden die gegnerische Einheit für 1 Schadenspunkt des Ergebnisses; auch Bogenschützen und Besatzungen.',
    cost: '1 roter TP je Punkt',
  },
  strategy: {
    effect:
      'Bevor die Bogenschützen schießen: 1 Schadenspunkt, als hätten welche getroffen, ohne Wurf. Der Gegner weist ihn zu, außer du nutzt auch Taktik.',
    cost: '2 rote TP je Punkt',
  },
  masonry: { effect: 'Entwirf Zivilgebäude: nötig, um sie zu bauen oder aufzuwerten.', cost: '1 grüner TP je Stufe' },
  architecture: {
    effect: 'Entwirf Militärgebäude: nötig, um sie zu bauen oder aufzuwerten.',
    cost: '1 grüner TP je Stufe',
  },
  mathematics: {
    effect: 'Entwirf Belagerungsmaschinen: nötig, um sie zu bauen oder aufzuwerten.',
    cost: '1 grüner TP je Stufe',
  },
  engineering: {
    effect:
      'Ein Gebäude oder eine Belagerungsmaschine steigt ohne weitere Kosten um 1 Stufe, in einem Gebiet unter deiner Kontrolle ohne gegnerische Heere; eine Maschine nur, wo es bewohnt ist oder ein Militärgebäude hat.',
    cost: '2 grüne TP je Stufe',
  },
  religion: { effect: 'Entwirf Kathedralen: nötig, um sie zu bauen.', cost: '3 violette TP je Kathedrale' },
  monasticism: { effect: 'Deine TP gelten als TP jeder Farbe, die du willst.', cost: 'Nichts; es wirkt immer' },
  missionaries: {
    effect:
      'Nutze Fähigkeit oder TP der Reichskarte eines anderen Spielers, benutzt oder nicht; sie bleibt, wie sie ist. Eines deiner Gebiete muss 1 bis 3 Schritte von einem der seinen entfernt sein. Jede Karte einmal je Runde.',
    cost: '1 violetter TP je Karte',
  },
  'temporal-power': {
    effect:
      'Nutze eine Technologie eines anderen Spielers, außer Mönchtum, zu ihren eigenen Kosten und Bedingungen. Eines deiner Gebiete muss 1 bis 3 Schritte von einem der seinen entfernt sein.',
    cost: '2 violette TP je Nutzung, dazu ihre eigenen Kosten',
  },
};
