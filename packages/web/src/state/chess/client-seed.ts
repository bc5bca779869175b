import { readClientSeed } from '@clutchline/domain/auto-chess';
import * as z from 'zod/mini';

import type { AppState } from '../app-state';

type App = Pick<AppState, 'env'>;

/** Code units of 64 code points. */
const MOST_UNITS = 128;

const slotOf = ({ env }: App) => env.storage.slot('chessClientSeed', () => z.string().check(z.maxLength(MOST_UNITS)));

export interface OwnClientSeed {
  readonly seed: string;
  /** Something else was stored, so this one is new (bad input row 158). */
  readonly wasDamaged: boolean;
}

/** The client seed of this browser; made at the first use. The server never supplies one (CHESS-10). */
export function ownClientSeed(app: App): OwnClientSeed {
  const stored = slotOf(app).read();
  const known = stored.kind === 'ok' ? readClientSeed(stored.value) : null;
  if (known !== null) return { seed: known, wasDamaged: false };
  const seed = newClientSeed(app);
  storeClientSeed(app, seed);
  return { seed, wasDamaged: stored.kind !== 'absent' };
}

/** In memory if the browser refuses. */
export function storeClientSeed(app: App, seed: string): void {
  slotOf(app).write(seed);
}

/** 16 random bytes, hex. */
export const newClientSeed = ({ env }: App): string => env.randomId();
