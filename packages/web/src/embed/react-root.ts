import * as client from 'react-dom/client';

/** Of the file of React: a CommonJS module runs where it is first imported (`REACT` in vite.config.mjs). */
export const { createRoot, hydrateRoot } = client;
