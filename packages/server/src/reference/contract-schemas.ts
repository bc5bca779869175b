import * as z from 'zod/mini';

import {
  CALLS,
  balanceInfoSchema,
  betErrorSchema,
  betHistoryItemSchema,
  betLegSchema,
  betResultSchema,
  currencySchema,
  envelopeSchema,
  gameCategorySchema,
  liveStateSchema,
  matchRowSchema,
  matchSchema,
  namesSchema,
  pickSchema,
  playerLimitsSchema,
  playSchema,
  poolInfoSchema,
  pointSchema,
  slipPlaySchema,
} from '@clutchline/contract';

/** Shared schemas. */
const ENTITIES = {
  Envelope: envelopeSchema,
  Names: namesSchema,
  Pick: pickSchema,
  Point: pointSchema,
  Play: playSchema,
  SlipPlay: slipPlaySchema,
  Match: matchSchema,
  LiveState: liveStateSchema,
  MatchRow: matchRowSchema,
  GameCategory: gameCategorySchema,
  Currency: currencySchema,
  BalanceInfo: balanceInfoSchema,
  BetLeg: betLegSchema,
  BetHistoryItem: betHistoryItemSchema,
  BetError: betErrorSchema,
  BetResult: betResultSchema,
  PlayerLimits: playerLimitsSchema,
  PoolInfo: poolInfoSchema,
};

export const schemaRef = (id: string): string => `#/components/schemas/${id}`;

/** All entities, and request and response of every call, by name. */
export function contractSchemas(): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ENTITIES)) registry.add(schema, { id });
  for (const [name, call] of Object.entries(CALLS)) {
    registry.add(call.body, { id: `${name}.request` });
    if (!registry.has(call.response)) registry.add(call.response, { id: `${name}.answer` });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: schemaRef, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]));
}

/** An entity's, or the call's own. */
export function answerId(name: string, response: z.core.$ZodType): string {
  return Object.entries(ENTITIES).find(([, schema]) => schema === response)?.[0] ?? `${name}.answer`;
}

function withoutHead(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}
