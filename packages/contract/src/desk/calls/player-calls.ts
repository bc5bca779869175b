import * as z from 'zod/mini';

import { minorUnits, moment, reason, requestId, searchText } from '../desk-values';
import { type DeskCall, done } from './desk-call';

const deskPlayerId = z.uuid();

const summary = {
  player_id: z.string(),
  /** Of the operator's systems; null: not opened by them. */
  external_id: z.nullable(z.string()),
  nickname: z.string(),
  currency_id: z.int(),
};

const limitKind = z.enum(['day_stake', 'day_loss', 'session_minutes']);

const change = { request_id: requestId, reason, player_id: deskPlayerId };

/** A player's account (DESK-20). Nothing here changes what a player has set for protection. */
export const PLAYER_CALLS = {
  findPlayers: {
    right: 'see_player',
    needsStepUp: false,
    /** Id, begin of the name, or order number. */
    body: z.strictObject({ search: searchText }),
    answer: z.array(z.strictObject(summary)),
    problems: [],
  },
  player: {
    right: 'see_player',
    needsStepUp: false,
    body: z.strictObject({ player_id: deskPlayerId }),
    answer: z.strictObject({
      ...summary,
      account_id: z.int(),
      /** Business time, ms: breaks are in it. */
      business_at: moment,
      lang: z.int(),
      time_zone: z.string(),
      created_at: moment,
      balance: minorUnits,
      debt: minorUnits,
      open_stakes: minorUnits,
      /** Set by the player. Amounts in minor units. */
      own_limits: z.array(
        z.strictObject({
          kind: limitKind,
          value: z.nullable(z.string()),
          next_value: z.nullable(z.string()),
          next_from: z.nullable(moment),
        }),
      ),
      own_break: z.nullable(z.strictObject({ kind: z.enum(['time_out', 'exclusion']), until: moment })),
      /** Set by the house. */
      house_limits: z.strictObject({
        day_stake: z.nullable(minorUnits),
        day_loss: z.nullable(minorUnits),
        session_minutes: z.nullable(z.int()),
        /** Thousandths of the limits of the house. */
        stake_factor: z.int(),
        excluded_until: z.nullable(moment),
      }),
      freeze: z.nullable(z.strictObject({ reason: z.string(), set_by: z.string(), set_at: moment })),
      /** Not ended; wall clock. */
      sessions: z.array(z.strictObject({ created_at: moment, last_used_at: moment, expires_at: moment })),
      /** Decisions about the region, the newest 20. */
      regions: z.array(
        z.strictObject({
          at: moment,
          network: z.nullable(z.string()),
          country: z.nullable(z.string()),
          allowed: z.boolean(),
        }),
      ),
      /** What operators did, with their notes; newest first, the last 50. */
      acts: z.array(
        z.strictObject({
          at: moment,
          operator: z.nullable(z.string()),
          action: z.string(),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
    problems: ['unknown_player'],
  },
  /** Newest first. */
  playerWallet: {
    right: 'see_player',
    needsStepUp: false,
    body: z.strictObject({
      player_id: deskPlayerId,
      before: z.optional(z.int()),
      limit: z.int().check(z.gte(1), z.lte(200)),
    }),
    answer: z.strictObject({
      currency_id: z.int(),
      rows: z.array(
        z.strictObject({
          transaction_id: z.int(),
          kind: z.string(),
          order_no: z.nullable(z.string()),
          at: moment,
          amount: minorUnits,
          /** After it. */
          balance: minorUnits,
        }),
      ),
      next: z.nullable(z.int()),
    }),
    problems: ['unknown_player'],
  },
  endSessions: {
    right: 'protect_player',
    needsStepUp: false,
    body: z.strictObject(change),
    answer: z.strictObject({ ended: z.int() }),
    problems: ['unknown_player', 'repeated'],
  },
  /** No bets and no games until two persons end it; ends the sessions. */
  freeze: {
    right: 'protect_player',
    needsStepUp: false,
    body: z.strictObject(change),
    answer: z.strictObject({ ended: z.int() }),
    problems: ['unknown_player', 'frozen_already', 'repeated'],
  },
  /** The reason is the note. */
  note: {
    right: 'protect_player',
    needsStepUp: false,
    body: z.strictObject(change),
    answer: done,
    problems: ['unknown_player', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
