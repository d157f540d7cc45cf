/**
 * The arrows between the rooms of the house. They point one way only:
 *
 *   kernel, atlas  <-  games/*  <-  games/index  <-  tools
 *   kernel (types)  <-  speech  <-  games/<game>/board
 *   kernel         <-  testkit, bots  <-  host
 *   kernel (types), host (types)  <-  protocol  <-  server, web
 *   kernel (types), host (types), atlas  <-  board  <-  games/<game>/board/table  <-  web
 */
const room = path => `^packages/${path}/`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

/** Sources in `from` may use nothing in the house but themselves and `to`. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|tools)/', pathNot: to },
});

module.exports = {
  forbidden: [
    only('kernel-depends-on-nothing', room('kernel/src'), [room('kernel/src')]),
    only('atlas-depends-on-nothing', room('atlas/src'), [room('atlas/src')]),
    only('speech-knows-the-kernel', room('speech/src'), [room('speech/src'), room('kernel/src')]),
    only('testkit-knows-the-kernel', room('testkit/src'), [room('testkit/src'), room('kernel/src')]),
    only('bots-know-the-kernel', room('bots/src'), [room('bots/src'), room('kernel/src')]),
    only('a-game-knows-kernel-and-atlas', '^packages/games/([^/]+)/src/', [
      '^packages/games/$1/(src|data|bots)/',
      room('kernel/src'),
      room('atlas/src'),
    ]),
    only('the-host-knows-kernel-and-bots', room('host/src'), [room('host/src'), room('kernel/src'), room('bots/src')]),
    only('a-board-knows-types-and-catalog', '^packages/games/([^/]+)/board/(?!table/)', [
      '^packages/games/$1/(src|board|data)/',
      room('kernel/src'),
      room('atlas/src'),
      room('speech/src'),
    ]),
    only('a-face-knows-the-kit', '^packages/games/([^/]+)/board/table/', [
      '^packages/games/$1/(src|board|data|rules)/',
      room('kernel/src'),
      room('atlas/src'),
      room('host/src'),
      room('board/src'),
    ]),
    {
      name: 'words-do-not-need-the-face',
      comment: 'The command line speaks of a game without a screen.',
      severity: 'error',
      from: { path: '^packages/games/[^/]+/board/(?!table/)' },
      to: { path: '^packages/games/[^/]+/board/table/' },
    },
    only('the-kit-knows-no-game', room('board/src'), [
      room('board/src'),
      room('kernel/src'),
      room('atlas/src'),
      room('host/src'),
    ]),
    {
      name: 'the-kit-runs-no-rules',
      comment: 'Of the engine and the host the page has types alone; what runs, runs in the worker.',
      severity: 'error',
      from: { path: '^packages/(board|speech)/src/|^packages/games/[^/]+/board/table/|^packages/web/src/(?!desk/)' },
      to: { path: '^packages/(kernel|host|bots)/src/', dependencyTypesNot: ['type-only'] },
    },
    only('the-protocol-knows-the-host', room('protocol/src'), [
      room('protocol/src'),
      room('host/src'),
      room('kernel/src'),
    ]),
    {
      name: 'the-protocol-runs-no-rules',
      comment: 'Of engine and host it has types alone: browsers and bots load it.',
      severity: 'error',
      from: { path: '^packages/protocol/src/' },
      to: { path: '^packages/(kernel|host)/src/', dependencyTypesNot: ['type-only'] },
    },
    only('the-server-knows-games-and-bots', room('server/src'), [
      '^packages/(server|protocol|kernel|host|bots|games)/',
    ]),
    only('web-is-on-top', room('web/src'), ['^packages/(web|board|kernel|atlas|host|bots|games|protocol)/']),
    {
      name: 'the-page-needs-no-checks',
      comment: 'What the server sends is trusted: the page loads the small part of the protocol.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: {
        path: '^packages/protocol/src/',
        pathNot: '^packages/protocol/src/(client|patch|paces)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-worker-runs-games',
      comment: 'The main thread of the page loads faces, never the rules.',
      severity: 'error',
      from: { path: '^packages/web/src/(?!desk/)' },
      to: { path: '^packages/games/(index\\.ts$|[^/]+/src/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-board-runs-no-rules',
      comment: 'A board may import the ids and the catalog of its game, and types; nothing else of src.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/board/' },
      to: {
        path: '^packages/games/$1/src/',
        pathNot: '^packages/games/$1/src/(ids\\.ts$|catalog(\\.ts$|/))',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('the-register-knows-the-games', '^packages/games/index\\.ts$', [
      '^packages/games/[^/]+/(src|src/foresight|src/bots|board)/index\\.ts$',
      room('kernel/src'),
    ]),
    only('tests-of-a-game-stay-at-home', '^packages/games/([^/]+)/test/', [
      '^packages/games/$1/',
      '^packages/(kernel|atlas|testkit|bots|host|board)/src/',
    ]),
    only('the-map-tool-knows-the-atlas', '^tools/maps/src/', ['^tools/maps/src/', room('atlas/src')]),
    {
      name: 'nothing-depends-on-tools',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-depends-on-tests',
      severity: 'error',
      from: { pathNot: '/test/' },
      to: { path: '/test/' },
    },
    {
      name: 'no-node-in-the-engine',
      severity: 'error',
      from: {
        path: '^packages/(kernel|atlas|speech|testkit|bots|host|board)/src/|^packages/games/(index\\.ts$|[^/]+/(src|board)/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-packages-in-the-engine',
      severity: 'error',
      from: {
        path: '^packages/(kernel|atlas|speech|host)/src/|^packages/games/(index\\.ts$|[^/]+/(src/|board/(?!table/)))',
      },
      to: { dependencyTypes: npm, path: 'node_modules' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.svelte', '.mjs', '.js', '.json'],
    },
  },
};
