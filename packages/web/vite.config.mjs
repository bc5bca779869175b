import { transformAsync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { precompress } from './precompress.mjs';

/** What draws prices: the compiler's code for all the rest would weigh more than it saves. */
const OWN_SOURCE =
  /\/web\/src\/screens\/(match-detail\/.*|match-list\/(match-row|market-cells)|common\/odds-cell)\.tsx$/;
const COMPONENT_OR_HOOK = /\buse[A-Z]|<\w/;

/** Runs the React Compiler; types and JSX are left to the plugin after it. */
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

/** Every style sheet names the layers in their order, so that it does not matter which file a browser reads first. */
function layerOrder() {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0].endsWith('.module.css')
        ? { code: `@layer tokens, base, ui, screens;\n${code}`, map: null }
        : null,
  };
}

/**
 * What an app needs at once comes in one file: cut along every border between two lazy parts it would be a dozen, and
 * four kilobytes more.
 */
const ONE_APP = { name: 'app', test: /\/web\/src\/embed\/(mount\.tsx|demo\/element-by-id\.ts)$/ };

const FIRST_LIST = `${import.meta.dirname}/src/embed/demo/first-list.ts`;

/** The page runs what asks for the first list by itself, before the app is there: as one of its modules it would wait for all. */
function firstList() {
  return {
    name: 'first-list',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        const file = Object.values(bundle ?? {}).find(({ facadeModuleId }) => facadeModuleId === FIRST_LIST)?.fileName;
        if (path !== '/index.html' || file === undefined) return [];
        return [
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

/** Where the server stands while the pages are served by Vite itself. */
const DEV_SERVER = 'http://localhost:4600';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [layerOrder(), reactCompiler(), react(), firstList(), precompress()],
  server: { proxy: { '/api': DEV_SERVER, '/embed': DEV_SERVER, '/push': { target: DEV_SERVER, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [...['index.html', 'host.html', 'frame.html'].map((page) => `${import.meta.dirname}/${page}`), FIRST_LIST],
      output: { codeSplitting: { groups: [ONE_APP] } },
    },
  },
});
