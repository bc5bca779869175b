import { fileURLToPath } from 'node:url';

/** This file and its bundle have the same depth. */
export const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
