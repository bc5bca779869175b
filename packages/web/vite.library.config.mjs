import { mergeConfig, defineConfig } from 'vite';

import { libraryTypes } from '../../tools/library/library-types';
import { stylesInCode } from '../../tools/library/styles-in-code';
import site from './vite.config.mjs';

const ENTRIES = ['mount', 'element', 'frame'];
/** For pages without script code. */
const LOADERS = {
  'element-loader.js': "import { defineClutchlineApp } from './element.js';\ndefineClutchlineApp();\n",
  'frame-loader.js': "import { embedFrames } from './frame.js';\nembedFrames();\n",
};

function loaders() {
  return {
    name: 'loaders',
    generateBundle() {
      for (const [fileName, source] of Object.entries(LOADERS)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** For other sites; built after the pages into their folder and served at /embed/. */
export default defineConfig({
  ...mergeConfig(site, { plugins: [loaders(), stylesInCode(), libraryTypes()] }),
  base: './',
  publicDir: false,
  build: {
    ...site.build,
    outDir: 'dist/embed',
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `${import.meta.dirname}/src/embed/library/${name}.ts`])),
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'clutchline.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
