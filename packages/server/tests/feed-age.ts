import { ask } from './held-books';

/**
 * Has the database of a test without a running feed give this age of the feed, in ms; null is a feed that has never reported.
 * The clock of such a test stands still, so no age can be counted.
 */
export async function setFeedAge(databaseUrl: string, ms: number | null): Promise<void> {
  await ask(
    databaseUrl,
    `create or replace function feed_age_ms() returns double precision language sql volatile
     as $$ select ${ms === null ? 'null' : String(ms)}::double precision $$`,
  );
}
