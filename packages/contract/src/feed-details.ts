import * as z from 'zod/mini';

import { countryCode, eventTier, prizeAmount, prizeCurrency, prizePlace } from './entities/event-details';
import { flag } from './entities/statuses';
import { epochMs, eventId, teamId } from './ids';
import { MAX_LOCALIZED_LENGTH, namesSchema } from './localized';
import { plainText } from './plain-text';

const names = z.nullable(namesSchema);

/** Facts of one edition of an event (FEED-1); null if the source does not state them. */
export const eventDetailsEventSchema = z.strictObject({
  type: z.literal('event-details'),
  event_id: eventId,
  /** As in the stages of the edition. */
  season: z.int().check(z.gte(0), z.lte(1_000_000)),
  tier: z.nullable(eventTier),
  organizer: names,
  venue: z.nullable(z.strictObject({ names, city: names, country: z.nullable(countryCode), is_online: flag })),
  starts_at: z.nullable(epochMs),
  ends_at: z.nullable(epochMs),
  format: names,
  prize: z.nullable(
    z.strictObject({
      amount: z.nullable(prizeAmount),
      currency: prizeCurrency,
      /** By place. */
      shares: z
        .array(z.strictObject({ first: prizePlace, last: prizePlace, amount: z.nullable(prizeAmount), text: names }))
        .check(z.maxLength(64)),
    }),
  ),
});
export type EventDetails = Omit<z.infer<typeof eventDetailsEventSchema>, 'type'>;

/** Of one team; the server uses the first 50. */
const MAX_STATED_ALIASES = 5_000;

const alias = z.string().check(
  z.overwrite((text) => plainText(text, MAX_LOCALIZED_LENGTH)),
  z.maxLength(MAX_LOCALIZED_LENGTH),
);

/**
 * Other names by which a team is found (FEED-1), such as its code "HLE" or a former name. They replace those that the feed
 * stated before; the aliases of operators stay. Empty ones are ignored.
 */
export const teamDetailsEventSchema = z.strictObject({
  type: z.literal('team-details'),
  team_id: teamId,
  /** Null if the source states none. */
  code: z.nullable(alias),
  aliases: z.array(alias).check(z.maxLength(MAX_STATED_ALIASES)),
});
export type TeamDetails = Omit<z.infer<typeof teamDetailsEventSchema>, 'type'>;
