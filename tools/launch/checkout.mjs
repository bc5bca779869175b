import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const CHECKOUT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const LEAST = [20, 19];

/** Ends the process with one sentence where Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Clutchline needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
