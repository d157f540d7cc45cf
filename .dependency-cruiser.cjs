/**
 * The arrows between the rooms of the house. They point one way only:
 *
 *   kernel, atlas  <-  games/*  <-  games/index  <-  tools
 *   kernel         <-  testkit, bots
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
    only('testkit-knows-the-kernel', room('testkit/src'), [room('testkit/src'), room('kernel/src')]),
    only('bots-know-the-kernel', room('bots/src'), [room('bots/src'), room('kernel/src')]),
    only('a-game-knows-kernel-and-atlas', '^packages/games/([^/]+)/src/', [
      '^packages/games/$1/(src|data)/',
      room('kernel/src'),
      room('atlas/src'),
    ]),
    only('a-board-knows-types-and-catalog', '^packages/games/([^/]+)/board/', [
      '^packages/games/$1/(src|board|data)/',
      room('kernel/src'),
      room('atlas/src'),
    ]),
    {
      name: 'a-board-runs-no-rules',
      comment: 'A board may import the catalog of its game, and types; nothing else of src.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/board/' },
      to: {
        path: '^packages/games/$1/src/',
        pathNot: '^packages/games/$1/src/catalog(\\.ts$|/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('the-register-knows-the-games', '^packages/games/index\\.ts$', [
      '^packages/games/[^/]+/(src|board)/index\\.ts$',
      room('kernel/src'),
    ]),
    only('tests-of-a-game-stay-at-home', '^packages/games/([^/]+)/test/', [
      '^packages/games/$1/',
      '^packages/(kernel|atlas|testkit|bots)/src/',
    ]),
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
      from: { path: '^packages/(kernel|atlas|testkit|bots)/src/|^packages/games/(index\\.ts$|[^/]+/(src|board)/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-packages-in-the-engine',
      severity: 'error',
      from: { path: '^packages/(kernel|atlas)/src/|^packages/games/(index\\.ts$|[^/]+/(src|board)/)' },
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
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
