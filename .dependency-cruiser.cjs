/** Import boundaries of ARCHITECTURE.md. Each message says what to do instead. */
const rule = (name, from, to, comment, extra = {}) => ({ name, severity: 'error', comment, from, to, ...extra });
const pkg = (name) => `^packages/${name}/`;
/** Folders of packages/server/src that stand for something the server can do. */
const CAPABILITIES = [
  'acceptance',
  'announcements',
  'bus',
  'calendars',
  'catalogue',
  'chess',
  'content',
  'desk',
  'feed',
  'first-view',
  'history',
  'integration',
  'leading',
  'ledger',
  'operator',
  'placement',
  'players',
  'pools',
  'quarantine',
  'reports',
  'rounds',
  'seamless',
  'search',
  'settlement',
  'spoilers',
  'views',
  'webhooks',
].join('|');
const TEST = '\\.test\\.tsx?$|/testing/|/tests/|/test-support/|/fuzz/';
const from = (path) => ({ path, pathNot: TEST });

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'Two files need each other: move what both need into a third file.'),
    rule(
      'contract-is-a-leaf',
      from(pkg('contract')),
      { path: '^packages/(?!contract/)' },
      'contract imports only the schema library: move the code to domain.',
    ),
    rule(
      'reference-for-server-and-tools',
      { path: '^packages/(web|desk|i18n|domain|feeds)/|^packages/contract/src/(?!reference/)' },
      { path: '^packages/contract/src/reference/' },
      'Browsers do not load descriptions and examples: only the server and tools import contract/reference.',
    ),
    rule(
      'domain-imports-contract-only',
      from(pkg('domain')),
      { path: '^packages/(?!contract/|domain/)' },
      'domain is pure: pass the value in as a parameter.',
    ),
    rule(
      'games-apart',
      { path: '^packages/domain/src/(?!chance/|virtual-round/|auto-chess/)', pathNot: TEST },
      { path: '^packages/domain/src/(chance|virtual-round|auto-chess)/' },
      'The first load has no games: lazy code imports @clutchline/domain/virtual-round or /auto-chess.',
    ),
    rule(
      'hashes-by-chance',
      { path: '^packages/', pathNot: '^packages/domain/src/chance/' },
      { path: 'node_modules/@noble/hashes/' },
      'domain/chance hashes for both sides: import it from @clutchline/domain/chance.',
    ),
    rule(
      'domain-is-pure',
      from('^packages/(domain|contract)/'),
      { dependencyTypes: ['core'] },
      'domain and contract touch no Node module: take clock, chance or bytes as a parameter.',
    ),
    rule(
      'i18n-imports-contract-only',
      from(pkg('i18n')),
      { path: '^packages/(?!contract/|i18n/)' },
      'i18n knows languages only: pass the values to format.',
    ),
    rule(
      'feeds-below-server',
      from(pkg('feeds')),
      { path: '^packages/(?!contract/|domain/|feeds/)' },
      'A feed yields FeedEvents and knows nothing of server or web.',
    ),
    rule(
      'demo-operator-alone',
      from(pkg('demo-operator')),
      { path: '^packages/(?!demo-operator/)' },
      'The demo operator knows the product as any operator does, by docs/integration.md.',
    ),
    rule(
      'demo-operator-for-tests',
      { path: '^packages/(?!demo-operator/)', pathNot: TEST },
      { path: pkg('demo-operator') },
      'The product does not know its demo operator: only tests import it.',
    ),
    rule(
      'web-and-server-apart',
      from(pkg('web')),
      { path: '^packages/(server|feeds)/' },
      'web talks to the server through the contract only.',
    ),
    rule(
      'server-without-web',
      from(pkg('server')),
      { path: pkg('web') },
      'server serves the built files of web and imports nothing of it.',
    ),
    rule(
      'desk-and-the-rest-apart',
      from(pkg('desk')),
      { path: '^packages/(server|feeds|demo-operator)/|^packages/web/src/(?!ui/)' },
      "The page of the desk knows the server by its calls, and of the players' page only the controls of web/ui.",
    ),
    rule(
      'desk-is-not-imported',
      { path: '^packages/(?!desk/)', pathNot: TEST },
      { path: pkg('desk') },
      'Players load nothing of the desk, and the server serves its built files: move what both need to web/ui or domain.',
    ),
    rule(
      'desk-screens-apart',
      from('^packages/desk/src/screens/([^/]+)/'),
      { path: '^packages/desk/src/screens/', pathNot: '^packages/desk/src/screens/$1/' },
      'Screens of the desk know no other: open it by its address, or move the part to desk/src/live, acts or ui.',
    ),
    rule(
      'desk-ui-without-calls',
      from('^packages/desk/src/ui/'),
      { path: '^packages/desk/src/(app|calls|session|acts|access|shell|live|screens)/' },
      'Controls of the desk make no call: take values and functions as props.',
    ),
    rule(
      'capabilities-by-the-door',
      from(`^packages/server/src/(${CAPABILITIES})/`),
      {
        path: `^packages/server/src/(${CAPABILITIES})/.`,
        pathNot: '^packages/server/src/$1/|^packages/server/src/[a-z]+/(postgres/)?index\\.ts$',
      },
      'Import another capability by its door (index.ts): export there what you need.',
    ),
    rule(
      'capabilities-below-composition',
      from(`^packages/server/src/(${CAPABILITIES}|http|push|platform|database)/`),
      { path: '^packages/server/src/((composition|cli)/|[a-z-]+\\.ts$)' },
      'Composition knows the capabilities, not the reverse: take the value as a parameter.',
    ),
    rule(
      'delivery-above-capabilities',
      from(`^packages/server/src/(${CAPABILITIES}|platform|database)/`),
      { path: '^packages/server/src/(http|push)/' },
      'http and push deliver what capabilities do: return the value and let the call or stream deliver it.',
    ),
    rule(
      'platform-below-capabilities',
      from('^packages/server/src/(platform|database)/'),
      { path: `^packages/server/src/(${CAPABILITIES})/` },
      'platform and database serve every capability: move the shape to platform, or pass the value in.',
    ),
    rule(
      'platform-without-database',
      from('^packages/server/src/platform/'),
      { path: '^packages/server/src/database/' },
      'platform knows no database: pass the value in.',
    ),
    rule(
      'use-cases-use-ports',
      {
        path: `^packages/server/src/(${CAPABILITIES}|http|push|platform)/`,
        pathNot: `/postgres[-/]|^packages/server/src/ledger/verification/|${TEST}`,
      },
      { path: 'node_modules/(pg|kysely)/|^packages/server/src/database/|/postgres[-/]' },
      'Only postgres-* files know the database: add a method to the port and implement it beside it.',
    ),
    rule(
      'ports-without-use-cases',
      { path: `^packages/server/src/(${CAPABILITIES})/.*-store\\.ts$`, pathNot: `/postgres[-/]|${TEST}` },
      {
        path: '^packages/server/src/',
        pathNot:
          '-store\\.ts$|/index\\.ts$|^packages/server/src/(platform|database)/|/board-changes\\.ts$|/postgres[-/]',
      },
      'A port names no use case: move the shape into the port.',
    ),
    rule(
      'tests-share-test-support',
      { path: '^(packages/server/tests|e2e|faults|bench|tools)/' },
      { path: '^(packages/server/tests|e2e|faults|bench)/', pathNot: '^$1/' },
      'Roots of tests import test-support and nothing of each other: move what two of them need there.',
    ),
    rule(
      'test-support-for-tests',
      { path: '^packages/[^/]+/src/', pathNot: TEST },
      { path: '^packages/test-support/' },
      'test-support is for tests, benchmarks and tools.',
    ),
    rule(
      'stories-are-not-imported',
      { path: '^packages/[^/]+/src/' },
      { path: '^packages/web/stories/' },
      'Stories show what src has: move the code to src.',
    ),
    rule(
      'stories-are-plain-modules',
      { path: '^packages/web/stories/', pathNot: TEST },
      { path: 'node_modules/(vitest|@testing-library|storybook|@storybook)/', reachable: true },
      'A story runs in the workbench and in tests: take data from packages/web/testing files that need neither.',
    ),
    rule(
      'data-without-react',
      from('^packages/web/src/data/'),
      { path: '^packages/web/src/(state|screens|ui|app|embed)/|node_modules/(react|react-dom)/' },
      'data is I/O without React: return a value or a subscription and let state hold it.',
    ),
    rule(
      'state-below-screens',
      from('^packages/web/src/state/'),
      { path: '^packages/web/src/(screens|ui|app|embed)/' },
      'state knows no screen: pass the value through an action.',
    ),
    rule(
      'screens-use-the-door',
      from('^packages/web/src/screens/'),
      { path: '^packages/web/src/(data|app|embed)/|^packages/web/src/state/(?!index\\.ts)' },
      'A screen imports from state/index.ts, ui and i18n only: export what you need from the door.',
    ),
    rule(
      'ui-without-domain',
      from('^packages/web/src/ui/'),
      { path: '^packages/(contract|domain|feeds|server)/|^packages/web/src/(?!ui/)' },
      'ui controls carry no domain words: take text and values as props.',
    ),
    rule(
      'roots-are-not-imported',
      { path: '^packages/web/src/', pathNot: '^packages/web/src/(app|embed)/|' + TEST },
      { path: '^packages/web/src/(app|embed)/' },
      'app and embed are composition roots: nothing imports them.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/|generated/|/node_modules/.*/test' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
