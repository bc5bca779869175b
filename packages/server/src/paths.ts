import { fileURLToPath } from 'node:url';

/** The bundle has the same depth. */
export const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
