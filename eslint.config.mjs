import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SOURCE = ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'];
const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'packages/*/tests/**',
  'packages/test-support/**',
  'e2e/**',
  'bench/**',
  'faults/**',
  'tools/**',
  '**/testing/**',
  'packages/web/fuzz/**',
];

const noCast = {
  selector: "TSAsExpression:not([typeAnnotation.type='TSTypeReference'][typeAnnotation.typeName.name='const'])",
  message: 'No cast: parse the value once where it enters, or narrow it with a check.',
};
/** SPOIL-5. Screens get scores from `useShownLive`, `useShownResult` and the like, under other names. */
const SCORE = '/^((round_)?score_[12]|winner|ended_at|duration_s|clock_s|first_blood|first_tower|pistol_(1|13))$/';
const scoreReads = ['MemberExpression > Identifier.property', 'ObjectPattern > Property > Identifier.key'].map(
  (place) => ({
    selector: `${place}[name=${SCORE}]`,
    message:
      'The player may have hidden this result: read it by useShownLive, useShownMaps or useShownResult (SPOIL-5).',
  }),
);
const noMarkup = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Render text as text, never as markup.',
};
const bareText = [
  {
    selector: 'JSXText[value=/[\\p{L}]/u]',
    message: 'Bare text in a component: put it into packages/i18n/messages in all eight languages and use t().',
  },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt)$/] > Literal[value=/[\\p{L}]/u]',
    message: 'Bare text in an attribute: put it into packages/i18n/messages in all eight languages and use t().',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '**/node_modules/**',
      '**/.cache/**',
      '.data/**',
      '.gallery/**',
      'coverage/**',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
      'no-restricted-imports': ['error', { patterns: ['**/utils', '**/helpers'] }],
    },
  },
  {
    files: SOURCE,
    ignores: TESTS,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', noCast],
    },
  },
  {
    files: ['packages/{web,desk}/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noCast, ...bareText, noMarkup],
    },
  },
  {
    files: ['packages/web/stories/**/*.ts', 'packages/web/stories/**/*.tsx'],
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      'no-restricted-syntax': ['error', noCast, noMarkup],
    },
  },
  {
    files: ['packages/web/src/screens/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', noCast, ...scoreReads] },
  },
  {
    files: ['packages/web/src/screens/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', noCast, ...bareText, noMarkup, ...scoreReads] },
  },
  {
    files: TESTS,
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: [
      'tools/**',
      'packages/server/src/main.ts',
      'packages/server/src/cli/verify.ts',
      'packages/server/src/cli/desk.ts',
      'packages/server/src/cli/operator-key.ts',
      'packages/server/src/cli/operators.ts',
      'packages/server/src/cli/quarantine.ts',
      'packages/server/src/cli/reconcile.ts',
      'packages/server/src/cli/run-command.ts',
      'packages/server/src/cli/skipped-rows.ts',
      'packages/server/src/cli/void-play.ts',
      'packages/server/src/cli/wallet-conformance.ts',
      'packages/server/src/cli/webhooks.ts',
      'packages/demo-operator/src/main.ts',
      'packages/server/src/cli/announce.ts',
      'packages/server/src/cli/pin.ts',
      'packages/server/src/cli/rebuild-read-models.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
