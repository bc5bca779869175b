import { defineConfig } from 'vite';

import site from './vite.config.mjs';

/** Program that renders first views (ADR 0049), in a folder that is not served. Its class names are those of the pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: site.plugins.filter((plugin) => plugin.name !== 'first-list' && plugin.name !== 'precompress'),
  css: site.css,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/.server',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      input: { 'first-view': `${import.meta.dirname}/src/embed/server/first-view-worker.mjs` },
      output: { entryFileNames: '[name].js' },
    },
  },
});
