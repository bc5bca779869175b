import { ask } from './held-books';

/** For a stopped test clock without a running feed, ms; null: the feed has never reported. */
export async function setFeedAge(databaseUrl: string, ms: number | null): Promise<void> {
  await ask(
    databaseUrl,
    `create or replace function feed_age_ms() returns double precision language sql volatile
     as $$ select ${ms === null ? 'null' : String(ms)}::double precision $$`,
  );
}
