import * as z from 'zod/mini';

import { countryCode, eventTier, prizeAmount, prizeCurrency, prizePlace } from './entities/event-details';
import { flag } from './entities/statuses';
import { epochMs, eventId } from './ids';
import { namesSchema } from './localized';

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
