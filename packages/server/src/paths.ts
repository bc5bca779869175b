import { fileURLToPath } from 'node:url';

/** The folder of the checkout. This file and the bundle that contains it lie equally deep. */
export const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
