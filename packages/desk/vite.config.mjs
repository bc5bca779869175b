import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { layerOrder } from '../web/layer-order.mjs';
import { precompress } from '../web/precompress.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [layerOrder(), react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
