import * as z from 'zod/mini';

import { operatorBetLeg } from './answers';
import { currencyCode, minorAmount, minorSum, moment, operatorPlayerId, text } from './values';

const owner = { player_id: operatorPlayerId, currency: currencyCode };
const setBy = z.enum(['player', 'operator']);

/** As it was after the change. */
export const webhookBet = z.object({
  order_no: text(64),
  ...owner,
  kind: z.enum(['single', 'parlay']),
  state: z.enum(['held', 'open', 'rejected', 'settled', 'void']),
  stake: minorAmount,
  odds: text(30),
  payout: z.nullable(minorSum),
  reject_reason: z.nullable(text(64)),
  revision: z.int(),
  /** Of a pool bet whose team was changed: the bet that it replaces. */
  swapped_from: z.nullable(text(64)),
  placed_at: moment,
  settled_at: z.nullable(moment),
  legs: z.array(operatorBetLeg),
});

export const webhookLimit = z.object({
  ...owner,
  set_by: setBy,
  limit: z.enum(['day_stake', 'day_loss', 'session_minutes', 'stake_factor']),
  /** Minor units, minutes or thousandths. */
  value: z.nullable(minorSum),
  /** Looser, so it begins later. */
  next_value: z.nullable(minorSum),
  next_from: z.nullable(moment),
});

export const webhookExclusion = z.object({
  ...owner,
  set_by: setBy,
  kind: z.enum(['time_out', 'exclusion']),
  until: z.nullable(moment),
});

export const webhookMarket = z.object({
  game_id: z.int(),
  play_id: z.int(),
  round: z.int(),
  market: text(64),
  void_reason: z.nullable(text(64)),
});

const event = <Type extends string, Data extends z.core.$ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: moment, data });

/** Bodies of the calls to the addresses that the operator has registered. */
export const WEBHOOK_EVENTS = {
  'bet.placed': event('bet.placed', webhookBet),
  'bet.accepted': event('bet.accepted', webhookBet),
  'bet.rejected': event('bet.rejected', webhookBet),
  'bet.settled': event('bet.settled', webhookBet),
  'bet.corrected': event('bet.corrected', webhookBet),
  'player.limit_changed': event('player.limit_changed', webhookLimit),
  'player.excluded': event('player.excluded', webhookExclusion),
  'market.voided': event('market.voided', webhookMarket),
} as const;

export type WebhookType = keyof typeof WEBHOOK_EVENTS;

export const isWebhookType = (name: string): name is WebhookType => Object.hasOwn(WEBHOOK_EVENTS, name);

export const WEBHOOK_TYPES: readonly WebhookType[] = Object.keys(WEBHOOK_EVENTS).filter(isWebhookType);
