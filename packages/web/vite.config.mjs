import { createHash } from 'node:crypto';
import { relative } from 'node:path';

import { transformAsync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { layerOrder } from './layer-order.mjs';
import { precompress } from './precompress.mjs';

/** Draws many prices at once. Elsewhere the compiler's output weighs more than it saves; the list has `memo` instead. */
const OWN_SOURCE = /\/web\/src\/screens\/match-detail\/(?!detail-skeleton).*\.tsx$/;
const COMPONENT_OR_HOOK = /\buse[A-Z]|<\w/;

/** The next plugin handles types and JSX. */
function reactCompiler() {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const [file] = id.split('?');
      if (!OWN_SOURCE.test(file) || !COMPONENT_OR_HOOK.test(code)) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [['babel-plugin-react-compiler', { target: '19' }]],
      });
      return { code: result.code, map: result.map };
    },
  };
}

const HASH_LENGTH = 3;

/** Class names of a style module: short, because each is in the styles and in the code. */
function classNames() {
  const files = new Map();
  return (name, path) => {
    const file = relative(import.meta.dirname, path.split('?')[0]);
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, HASH_LENGTH);
    const other = files.get(hash) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} have the same hash ${hash}: rename one`);
    files.set(hash, file);
    return `${name}_${hash}`;
  };
}

/** Part of every page, so that a lazy part does not name them as its own. */
const LOADED_AT_START = /(^|\/)((rolldown-runtime|app|beside|around)-[^/]*\.js|app-[^/]*\.css)$/;

/** What a lazy part names: the import requests its own file at once, unless it waits for styles. */
function filesBeside(url, files) {
  const later = files.filter((file) => !LOADED_AT_START.test(file));
  return later.some((file) => file.endsWith('.css')) ? later : later.filter((file) => file !== url);
}

/** Code that the app needs at once. Split along the lazy parts it would be a dozen files and four kilobytes more. */
const ONE_APP = {
  name: 'app',
  test: /\/web\/src\/embed\/(mount\.tsx|demo\/element-by-id\.ts)$|\/react-dom\/client\.js$/,
};

/** Sources that start with the app, beside the first list: one file instead of eleven. */
const BESIDE = {
  name: 'beside',
  test: /\/web\/src\/.*\/(start-rest|later-routes|start-beside|crest-parts)\.tsx?$/,
};

/**
 * What the frame draws around the first list at every start, and what many screens share: the style of a page, the line
 * about stale prices, marks of countries, and the runtime of compiled components, whose parts would otherwise name the detail as their own.
 */
const FRAME = {
  name: 'around',
  test: /\/web\/src\/(ui\/art\/game-pattern|screens\/(frame\/(player|header-end|language-menu|menu-more|page-title|page-end|banner-line)|announcements\/(announcements|new-results)|match-list\/(now-strip|sort-menu)))\.tsx$|\/screens\/common\/(page|freshness-line|names\/country)\.|\/ui\/art\/country-mark\.|\/react\/.*compiler-runtime/,
};

/** Small controls that lazy parts share: the first load names each file. */
const CONTROLS = {
  name: 'controls',
  test: /\/web\/src\/(ui\/(sheet|checkbox-row|banner|search-field)|screens\/frame\/sound-prompt)\.tsx$/,
};

/** Small parts of announcements that each start draws once its texts have come. */
const BULLETINS = {
  name: 'bulletins',
  test: /\/web\/src\/screens\/(bulletins\/(unread-bulletins|bulletin-banners)|frame\/over-screens)\.tsx$/,
};

/** Small parts of auto chess that its screens share, one of them also with the bets. */
const CHESS = {
  name: 'chess-parts',
  test: /\/web\/src\/screens\/(virtual-chess\/(chess-parts|sign-in-box)|common\/texts\/chess-texts)\.tsx?$/,
};

/** What most lazy parts share, so that they do not name the announcements as their own. */
const PARTS = {
  name: 'parts',
  test: /\/web\/src\/(screens\/common\/(texts\/(lazy|content|view)-texts|place-link|zone-name|back-to-list|watch-view|match-place)|state\/(route\/use-address|watch\/use-is-watched|queries\/use-export|events\/event-address))\.tsx?$/,
};

/** Parts of the slip that are always loaded together. Each file costs its name at the first load, and its own compression. */
const SLIP = [
  { name: 'pools', test: /\/web\/src\/state\/pools\/use-pool\.ts$/ },
  {
    name: 'stakes',
    test: /\/(domain\/src\/slip\/parse-stake-input|state\/(slip\/(stakes|read-slip-facts)|placement\/pending-placement))\.ts$/,
  },
  {
    name: 'returns',
    test: /\/(domain\/src\/(bets\/possible-return|odds\/fraction)|placement\/return-if-all-win)\.ts$/,
  },
  { name: 'slip-facts', test: /\/web\/src\/state\/slip\/(slip-facts|slip-actions|use-slip-settings)\.ts$/ },
  { name: 'placement', test: /\/web\/src\/state\/(slip\/use-slip|placement\/place-bets)\.ts$/ },
  { name: 'slip-frame', test: /\/web\/src\/screens\/(slip\/slip-panel|frame\/(slip-sheet|slip-summary-bar))\.tsx$/ },
];

/** Cells and lists that most rows and visits do not need: the first load names each file. */
const CELLS = {
  name: 'cells',
  test: /\/web\/src\/screens\/(match-list\/(pool-cells|runner-cells)|common\/(.*\/)?(hidden-prices|pool-cell|pool-amounts))\.tsx?$/,
};
const LISTS = { name: 'lists', test: /\/web\/src\/screens\/match-list\/(empty-list|filtered-matches)\.tsx$/ };

/** Schemas of calls that a lazy part shares with the later calls. */
const SCHEMAS = {
  name: 'schemas',
  test: /\/contract\/src\/calls\/(get-user-history|content\/(follow-team|search))\.ts$/,
};

/** Screens of one message. */
const MESSAGES = { name: 'messages', test: /\/web\/src\/screens\/(not-found\/not-found|ip-limit\/ip-limit)\.tsx$/ };

/** The first load names every file, so one character less in each is 0.1 KB. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

const AROUND_STYLES = /\/around-[^/]*\.css$/;
const FIRST_LIST = `${import.meta.dirname}/src/embed/demo/first-list.ts`;

/**
 * The page loads this script directly; as one of the app's modules it would wait for all of them. The styles are those of
 * what the server renders around the list.
 */
function firstList() {
  return {
    name: 'first-list',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        const file = Object.values(bundle ?? {}).find(({ facadeModuleId }) => facadeModuleId === FIRST_LIST)?.fileName;
        const styles = Object.keys(bundle ?? {}).find((name) => AROUND_STYLES.test(name));
        if (path !== '/index.html' || file === undefined || styles === undefined) return [];
        return [
          { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${styles}` }, injectTo: 'head' },
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${file}` },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [layerOrder(), reactCompiler(), react(), firstList(), precompress()],
  css: { modules: { generateScopedName: classNames() } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (url, files, { hostType }) => (hostType === 'html' ? files : filesBeside(url, files)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [...['index.html', 'host.html', 'frame.html'].map((page) => `${import.meta.dirname}/${page}`), FIRST_LIST],
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [ONE_APP, BESIDE, FRAME, CONTROLS, PARTS, BULLETINS, CHESS, ...SLIP, CELLS, LISTS, SCHEMAS, MESSAGES],
        },
      },
    },
  },
});
