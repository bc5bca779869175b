import { MAX_STREAMS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { FedStream } from '../content-store';

/** Writes only changes. Streams of unknown matches, and more than a match may have, are left out (bad input row 191). */
export async function writeStreams(db: Kysely<Schema>, streams: readonly FedStream[]): Promise<void> {
  if (streams.length === 0) return;
  const rows = streams.map((stream, place) => ({ ...stream, place }));
  await sql`
    with sent as (
      select n.*, s.channel is not null as is_stored,
        (select count(*) from streams o where o.game_id = n.game_id) as stored,
        count(*) filter (where s.channel is null) over (partition by n.game_id order by n.place) as added
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (place integer, game_id bigint, platform text,
        channel text, lang text, is_official smallint, status text, delay_s smallint)
      join matches m on m.id = n.game_id
      left join streams s on s.game_id = n.game_id and s.platform = n.platform and s.channel = n.channel
    )
    insert into streams as s (game_id, platform, channel, lang, is_official, status, delay_s)
    select game_id, platform, channel, lang, is_official = 1, status, delay_s from sent
    where is_stored or stored + added <= ${MAX_STREAMS} order by game_id, platform, channel
    on conflict (game_id, platform, channel) do update set lang = excluded.lang, is_official = excluded.is_official,
      status = excluded.status, delay_s = excluded.delay_s
    where (s.lang, s.is_official, s.status, s.delay_s)
      is distinct from (excluded.lang, excluded.is_official, excluded.status, excluded.delay_s)`.execute(db);
}
