// Copies the signs that the tables use from the package of game-icons into one small file, each with its author.
// To have another one: add it below its author (the folder in github.com/game-icons/icons), then `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const AUTHORS = {
  Lorc: [
    'anchor arson backstab broken-shield broken-skull capitol crested-helmet crossed-swords crown eagle-emblem',
    'eclipse flying-flag horned-helm hourglass laurel-crown laurels lion mountains poker-hand prayer queen-crown',
    'rally-the-troops raven scales scroll-unfurled spears sunrise tied-scroll trophy visored-helm wheat wolf-head',
  ],
  Delapouite: [
    'barbarian bow-arrow camel-head cavalry centurion-helmet chisel coins dolphin gavel greek-temple horse-head',
    'ionic-column jewel-crown oak-leaf palisade peace-dove plague-doctor-profile public-speaker receive-money',
    'roman-shield shaking-hands spartan-helmet torch trireme two-coins village vote war-axe',
  ],
  'Caro Asercion': ['heraldic-sun boar'],
  Skoll: ['gladius'],
  Sbed: ['arena death-skull'],
  HeavenlyDog: ['defensive-wall'],
  Cathelineau: ['chariot'],
};

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { icons } = JSON.parse(readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

const named = Object.entries(AUTHORS).flatMap(([author, lines]) =>
  lines.flatMap(line => line.split(' ')).map(id => ({ id, author })),
);
const missing = named.filter(({ id }) => icons[id] === undefined);
if (missing.length > 0) throw new Error(`game-icons has no ${missing.map(({ id }) => id).join(', ')}`);

const sprite = Object.fromEntries(
  named.sort((a, b) => a.id.localeCompare(b.id)).map(({ id, author }) => [id, { body: icons[id].body, author }]),
);
writeFileSync(path('packages/board/src/icons/game-icons.json'), `${JSON.stringify(sprite, null, 2)}\n`);
console.log(`${named.length} icons`);
