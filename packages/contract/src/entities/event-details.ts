import * as z from 'zod/mini';

import { epochMs, teamId } from '../ids';
import { optionalLocalizedShape } from '../localized';
import { flag } from './statuses';

export const eventTier = z.enum(['s', 'a', 'b', 'c']);
/** ISO 3166-1. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** ISO 4217. */
export const prizeCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** In whole units of the currency. */
export const prizeAmount = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
export const prizePlace = z.int().check(z.gte(1), z.lte(512));

/** Share of the places `first` to `last` of the prize pool. */
export const prizeShareSchema = z.object({
  first: prizePlace,
  last: prizePlace,
  /** Of each of these places; null if the prize is not money. */
  amount: z.nullable(prizeAmount),
  /** A prize that is not money; absent without one. */
  ...optionalLocalizedShape('prize'),
  /** Team in this place; null until it is decided, and for a range of places. */
  team_id: z.nullable(teamId),
});

/** Venue, organizer, format and prize pool of an edition; what the source does not state is absent or null (EVENT-1). */
export const eventDetailsSchema = z.object({
  tier: z.nullable(eventTier),
  starts_at: z.nullable(epochMs),
  ends_at: z.nullable(epochMs),
  is_online: z.nullable(flag),
  country: z.nullable(countryCode),
  ...optionalLocalizedShape('venue_name'),
  ...optionalLocalizedShape('city_name'),
  ...optionalLocalizedShape('organizer_name'),
  ...optionalLocalizedShape('format'),
  prize: z.nullable(
    z.object({
      /** Null if only shares are stated. */
      amount: z.nullable(prizeAmount),
      currency: prizeCurrency,
      shares: z.array(prizeShareSchema).check(z.maxLength(64)),
      /** 1: the shares in money are less than the pool. */
      is_partial: flag,
    }),
  ),
});
