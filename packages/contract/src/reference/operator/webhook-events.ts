import type * as z from 'zod/mini';

import {
  WEBHOOK_EVENTS,
  WEBHOOK_TYPES,
  webhookBet,
  webhookExclusion,
  webhookLimit,
  webhookMarket,
  type WebhookType,
} from '../../operator/webhook-events';
import { describeObject, type SchemaReference } from '../fields';

const AT = '2026-01-01T12:10:00.000Z';
const OWNER = {
  player_id: ["The operator's id of the player.", 'user-1024'],
  currency: ['Currency of the player, ISO 4217.', 'CNY'],
} as const;
const SET_BY = ['Who set it: `player` or `operator`.', 'player'] as const;

export const WEBHOOK_TEXTS: Readonly<Record<WebhookType, { readonly summary: string; readonly description: string }>> =
  {
    'bet.placed': { summary: 'A bet was placed', description: 'It is held, or open if it was accepted at once.' },
    'bet.accepted': {
      summary: 'A bet was accepted',
      description: 'Follows `bet.placed`, also if it was accepted at once.',
    },
    'bet.rejected': { summary: 'A held bet was rejected', description: 'The stake was returned.' },
    'bet.settled': { summary: 'A bet was settled', description: 'For the first time: won, lost or void.' },
    'bet.corrected': {
      summary: 'A settled bet was settled again',
      description: '`revision` counts the settlements; `payout` replaces the former one.',
    },
    'player.limit_changed': {
      summary: 'A limit changed',
      description: 'Set by the player or by the operator, one event for each limit.',
    },
    'player.excluded': {
      summary: 'A player was excluded',
      description: 'A break or an exclusion; also if its end changed.',
    },
    'market.voided': {
      summary: 'A market was voided',
      description: 'All its outcomes are void. The bets on it follow as `bet.settled` or `bet.corrected`.',
    },
  };

const bodyReference = (type: WebhookType): SchemaReference => {
  const schema: z.core.$ZodType = WEBHOOK_EVENTS[type];
  return describeObject(schema, 'The event.', {
    type: ['Type of the event.', type],
    timestamp: ['Time of the change, real time.', AT],
    data: 'What changed.',
  });
};

export const WEBHOOK_REFERENCES: readonly SchemaReference[] = [
  ...WEBHOOK_TYPES.map(bodyReference),
  describeObject(webhookBet, 'The bet after the change, amounts in minor units.', {
    order_no: ['Order number of the bet.', '01KAMWD4M0S6ZJ3V8Q2T5X7Y9B'],
    ...OWNER,
    kind: ['`single` or `parlay`.', 'single'],
    state: ['`held`, `open`, `rejected`, `settled` or `void`.', 'open'],
    stake: ['Total stake.', '10000'],
    odds: ['Combined price at bet time.', '1.955'],
    payout: ['What was paid; null: no result yet.', null],
    reject_reason: ['Reason of a rejected bet; null: not rejected.', null],
    revision: ['Number of settlements.', 0],
    swapped_from: ['Pool bet that this one replaces; null: none.', null],
    placed_at: ['Business time of the placement.', AT],
    settled_at: ['Business time of the last settlement; null: none.', null],
    legs: 'Legs, in the order of the ticket.',
  }),
  describeObject(webhookLimit, 'The limit.', {
    ...OWNER,
    set_by: SET_BY,
    limit: ['`day_stake`, `day_loss`, `session_minutes` or `stake_factor`.', 'day_stake'],
    value: ['Minor units, minutes or thousandths as text; null: no limit.', '100000'],
    next_value: ['Value that applies from `next_from`; null: no limit, or no change.', null],
    next_from: ['Business time; null: no change.', null],
  }),
  describeObject(webhookExclusion, 'The exclusion.', {
    ...OWNER,
    set_by: SET_BY,
    kind: ['`time_out` or `exclusion`.', 'exclusion'],
    until: ['Business time of the end; null: the operator ended it.', AT],
  }),
  describeObject(webhookMarket, 'The market.', {
    game_id: ['Id of the match.', 4_021],
    play_id: ['Id of the market.', 402_101],
    round: ['Map of the match; 0: the whole match.', 0],
    market: ['Type of the market.', 'match_winner'],
    void_reason: ['Reason.', 'abandoned'],
  }),
];
