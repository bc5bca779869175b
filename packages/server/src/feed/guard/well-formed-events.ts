import { feedEventSchema, gameId, playId, pointId, type FeedEvent } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { DoubtedEvent } from '../quarantine-store';

/** Characters. */
const MAX_STORED = 2_000;
/** In PostgreSQL text. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/;

/** Checked with the play. */
const anyPrices = z.strictObject({
  type: z.literal('prices'),
  game_id: gameId,
  prices: z
    .array(z.strictObject({ point_id: pointId, odd: z.nullable(z.number()) }))
    .check(z.minLength(1), z.maxLength(2_000)),
});
const about = z.catch(
  z.object({
    type: z.catch(z.nullable(z.string()), null),
    game_id: z.catch(z.nullable(gameId), null),
    play_id: z.catch(z.nullable(playId), null),
  }),
  { type: null, game_id: null, play_id: null },
);

interface WellFormed {
  readonly events: readonly FeedEvent[];
  readonly malformed: readonly DoubtedEvent[];
}

/** Others are stored truncated (bad input row 128). */
export function wellFormedEvents(given: readonly unknown[]): WellFormed {
  const events: FeedEvent[] = [];
  const malformed: DoubtedEvent[] = [];
  for (const event of given) {
    const text = textOf(event);
    const read = UNSTORABLE.test(text) ? null : readEvent(event);
    if (read === null) malformed.push(malformedEvent(event, text));
    else events.push(read);
  }
  return { events, malformed };
}

function readEvent(event: unknown): FeedEvent | null {
  const strict = z.safeParse(feedEventSchema, event);
  if (strict.success) return strict.data;
  const prices = z.safeParse(anyPrices, event);
  return prices.success ? prices.data : null;
}

function malformedEvent(event: unknown, text: string): DoubtedEvent {
  const { type, game_id, play_id } = z.parse(about, event);
  return {
    kind: 'malformed',
    reason: 'malformed',
    // A bad address of a picture does not stop bets on the match.
    gameId: type === 'stream' ? null : game_id,
    playId: play_id,
    round: null,
    event: { malformed: Buffer.from(text.slice(0, MAX_STORED)).toString() },
  };
}

function textOf(event: unknown): string {
  try {
    const text: unknown = JSON.stringify(event);
    return String(text);
  } catch {
    return String(event);
  }
}
