/** Import boundaries of ARCHITECTURE.md. Each message says what to do instead. */
const rule = (name, from, to, comment, extra = {}) => ({ name, severity: 'error', comment, from, to, ...extra });
const pkg = (name) => `^packages/${name}/`;
const TEST = '\\.test\\.tsx?$|/testing/|/tests/';
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
      'domain-imports-contract-only',
      from(pkg('domain')),
      { path: '^packages/(?!contract/|domain/)' },
      'domain is pure: pass the value in as a parameter.',
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
      'services-use-ports',
      from('^packages/server/src/services/'),
      {
        path: '^packages/server/src/(http|push|db|jobs)/|node_modules/(pg|ws|kysely|fastify)/|^(node:)?(http|process|fs|net)$',
      },
      'A service reaches the outside through ports.ts: add a method to a port and implement it in its adapter.',
    ),
    rule(
      'adapters-apart',
      from('^packages/server/src/(http|push|db|jobs)/'),
      { path: '^packages/server/src/(http|push|db|jobs)/', pathNot: '^packages/server/src/$1/' },
      'An adapter does not import another adapter: go through a service or a port.',
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
