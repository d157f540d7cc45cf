// Copies the signs that the tables use from the package of game-icons into small files, each with its author: those of the kit,
// which every table loads, and those that only one game uses. To have another one: add it below its author (the folder in
// github.com/game-icons/icons), then `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETS = {
  'packages/board/src/icons/game-icons.json': {
    Lorc: [
      'arson capitol crossed-swords eclipse hourglass laurel-crown laurels queen-crown rally-the-troops',
      'scales scroll-unfurled visored-helm wheat wolf-head',
    ],
    Delapouite: [
      'dolphin ionic-column oak-leaf plague-doctor-profile public-speaker shaking-hands torch two-coins',
      'vote war-axe',
    ],
    'Caro Asercion': ['heraldic-sun'],
    Skoll: ['gladius'],
    HeavenlyDog: ['defensive-wall'],
  },
  'packages/games/time-of-crisis/board/table/signs/game-icons.json': {
    Lorc: ['crested-helmet horned-helm lion raven spears sunrise tied-scroll'],
    Delapouite: ['barbarian camel-head centurion-helmet chisel greek-temple jewel-crown palisade roman-shield'],
    'Caro Asercion': ['boar'],
    Sbed: ['arena'],
  },
  'packages/games/medioevo-universale/board/table/signs/game-icons.json': {
    Lorc: [
      'bowman cannon cartwheel cowled domino-mask gothic-cross grapes lyre manacles open-book quill-ink',
      'sabers-choc swap-bag three-keys wax-seal backstab broken-shield crown eagle-emblem flying-flag',
    ],
    Delapouite: [
      'bear-head caduceus camel cross-shield galley jester-hat old-wagon path-distance pitchfork pope-crown',
      'sailboat tower-flag trebuchet trowel cavalry coins gavel peace-dove receive-money village',
    ],
    'Carl Olsen': ['crossbow'],
    Cathelineau: ['swordwoman'],
    Skoll: ['mounted-knight'],
    HeavenlyDog: ['catapult'],
  },
  // For the pages before the table.
  'packages/web/build/game-icons.json': {
    Cathelineau: ['chariot'],
  },
};

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { icons } = JSON.parse(readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
const write = (name, content) => writeFileSync(path(name), `${JSON.stringify(content, null, 2)}\n`);

const all = [];
for (const [file, authors] of Object.entries(SETS)) {
  const named = Object.entries(authors).flatMap(([author, lines]) =>
    lines.flatMap(line => line.split(' ')).map(id => ({ id, author })),
  );
  const missing = named.filter(({ id }) => icons[id] === undefined);
  if (missing.length > 0) throw new Error(`game-icons has no ${missing.map(({ id }) => id).join(', ')}`);
  named.sort((a, b) => a.id.localeCompare(b.id));
  write(file, Object.fromEntries(named.map(({ id }) => [id, icons[id].body])));
  all.push(...named);
}

// Who drew what, for the page of credits.
const authors = [...new Set(all.map(({ author }) => author))]
  .map(author => ({ author, icons: all.filter(each => each.author === author).map(({ id }) => id) }))
  .sort((a, b) => b.icons.length - a.icons.length);
write('packages/board/src/icons/authors.json', authors);
console.log(`${all.length} icons`);
