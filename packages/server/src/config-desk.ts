import { resolve } from 'node:path';

import { CHECKOUT } from './paths';
import type { DeskPlace } from './http';

/** Port of the desk, after that of players, if nothing else is asked for. */
const AFTER = 10;
const PAGE = resolve(CHECKOUT, 'packages', 'desk', 'dist');

interface DeskValues {
  readonly port: number;
  readonly 'database-url'?: string | undefined;
  readonly 'desk-port'?: number | 'none' | undefined;
  readonly 'desk-host': string;
  readonly 'desk-origin'?: string | undefined;
}

/** `npm start` opens the desk; another database gets one only if it is asked for. */
function portOf({ port, 'database-url': external, 'desk-port': given }: DeskValues): number | 'none' {
  if (given !== undefined) return given;
  if (external !== undefined) return 'none';
  return port === 0 ? 0 : port + AFTER;
}

export function deskPlaceOf(values: DeskValues): DeskPlace | null {
  const port = portOf(values);
  if (port === 'none') return null;
  return { host: values['desk-host'], port, origin: values['desk-origin'] ?? null, pageFolder: PAGE };
}
