import * as z from 'zod/mini';

import {
  roundEventSchema,
  roundFactsSchema,
  roundGameSchema,
  roundId,
  roundPhase,
  saltLineSchema,
} from '../entities/rounds/round';
import { epochMs, hex32 } from '../ids';

/**
 * `update` of a change `round` on the topic `round` (ROUND-1). A snapshot and the start of each round are a `game` with all
 * events so far; a reader drops updates of a round other than that of its game, and phases that go backwards. Only readers
 * of that topic load this schema. Nothing arrives before its time (ROUND-6).
 */
export const roundUpdateSchema = z.discriminatedUnion('kind', [
  /** A new round with commitment, pairing and prices, or a pause. */
  z.object({ kind: z.literal('game'), game: roundGameSchema }),
  /** `now`: business time of the server, `ends_at`: first ms of the next phase, business time. */
  z.object({ kind: z.literal('phase'), round: roundId, phase: roundPhase, now: epochMs, ends_at: epochMs }),
  /** `no`: index of the event in `events` of the round, from 0. */
  z.object({
    kind: z.literal('event'),
    round: roundId,
    no: z.int().check(z.gte(0), z.lte(199)),
    event: roundEventSchema,
  }),
  /** Null for both if the round is void because its seed is lost. */
  z.object({
    kind: z.literal('result'),
    round: roundId,
    seed: z.nullable(hex32),
    facts: z.nullable(roundFactsSchema),
    scene_hash: z.nullable(hex32),
  }),
  z.object({ kind: z.literal('salt-line'), added: saltLineSchema }),
]);
export type RoundUpdate = z.infer<typeof roundUpdateSchema>;
