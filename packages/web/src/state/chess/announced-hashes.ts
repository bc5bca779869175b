import type { ChessStateInfo } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { AppState } from '../app-state';

type App = Pick<AppState, 'env'>;
type Seeds = Pick<ChessStateInfo['seeds'], 'no' | 'hash' | 'next_hash'>;

export interface AnnouncedHash {
  /** Of the seeds. */
  readonly no: number;
  readonly hash: string;
}

const HASH = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const announcedSchema = z.strictObject({
  player: z.string(),
  hashes: z.array(z.strictObject({ no: z.int(), hash: HASH })),
});

/** As many as the page offers for verification. */
const MOST = 50;

/**
 * Keeps the hashes as this browser first saw them, before their seeds were used; one that is known is never replaced, so
 * the server can exchange neither the seed in use nor the next one unnoticed (CHESS-10).
 *
 * @returns all that this browser has seen of the player.
 */
export function noteHashes({ env }: App, player: string, { no, hash, next_hash }: Seeds): readonly AnnouncedHash[] {
  const slot = env.storage.slot('chessHashes', () => announcedSchema);
  const stored = slot.read();
  const known = stored.kind === 'ok' && stored.value.player === player ? stored.value.hashes : [];
  const shown = [
    { no, hash },
    { no: no + 1, hash: next_hash },
  ];
  const added = shown.filter((each) => known.every((other) => other.no !== each.no));
  if (added.length === 0) return known;
  const hashes = [...known, ...added].slice(-MOST);
  slot.write({ player, hashes });
  return hashes;
}
