import type { MatchStream, StreamPlatform } from '@clutchline/contract';
import * as z from 'zod/mini';

import { valueOf } from '../../data/storage';
import type { AppState } from '../app-state';

const stored = z.strictObject({
  platform: z.string(),
  lang: z.string(),
  delay_s: z.unknown(),
  isSynced: z.unknown(),
});

interface WatchMemory {
  readonly platform: string;
  readonly lang: string;
  /** Delay that the player set for a picture that cannot be measured, s, 0 to 300; null: none. */
  readonly delayS: number | null;
  readonly isSynced: boolean;
}

const slotOf = ({ env }: Pick<AppState, 'env'>) => env.storage.slot('watched', () => stored);

/** The last choice; a damaged one counts as absent, a delay beyond the limits becomes the limit (STREAM-4, bad input row 194). */
export function readWatchMemory(app: Pick<AppState, 'env'>): WatchMemory | null {
  const memory = valueOf(slotOf(app));
  if (memory === null) return null;
  const { platform, lang, delay_s, isSynced } = memory;
  return { platform, lang, delayS: secondsOf(delay_s), isSynced: isSynced !== 'no' };
}

function secondsOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(300, Math.max(0, Math.round(value)));
}

interface Chosen extends Pick<MatchStream, 'lang'> {
  readonly platform: StreamPlatform;
  readonly delayS: number | null;
  readonly isSynced: boolean;
}

export function writeWatchMemory(app: Pick<AppState, 'env'>, { platform, lang, delayS, isSynced }: Chosen): void {
  slotOf(app).write({ platform, lang, delay_s: delayS, isSynced: isSynced ? 'yes' : 'no' });
}
