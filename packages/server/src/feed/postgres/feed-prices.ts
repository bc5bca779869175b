import { sql } from 'kysely';

/** Of the feed for the point `o`, also under a price of the house (DESK-9). */
export const feedOdd = sql`coalesce(o.feed_odd, o.odd)`;
export const feedPriced = sql`coalesce(o.feed_priced, o.priced)`;
