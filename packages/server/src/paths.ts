import { fileURLToPath } from 'node:url';

/** Folder of the checkout. This file and its bundle have the same depth. */
export const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
