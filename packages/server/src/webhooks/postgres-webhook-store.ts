import { type Kysely, sql } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { DueWebhook, WebhookBacklog, WebhookStore } from './webhook-store';

export function createWebhookStore(db: Kysely<Schema>): WebhookStore {
  return {
    async targets() {
      return await db
        .selectFrom('webhook_targets')
        .select(['id', 'url', 'secret', 'allows_private as allowsPrivate'])
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute();
    },
    async due(targetId, most) {
      const { rows } = await sql<DueWebhook>`
        select d.event, e.id, e.type, e.data, (extract(epoch from e.at) * 1000)::float8 as at, d.attempts
        from webhook_deliveries d join webhook_events e on e.number = d.event
        where d.target = ${targetId} and d.state = 'open' and d.next_at <= clock_timestamp() and not exists (
          select from webhook_deliveries b
          where b.target = d.target and b.subject = d.subject and b.state <> 'done' and b.event < d.event)
        order by d.next_at, d.event limit ${most}`.execute(db);
      return rows;
    },
    async end(targetId, event) {
      await sql`
        update webhook_deliveries set state = 'done', attempts = attempts + 1
        where target = ${targetId} and event = ${event}`.execute(db);
    },
    async fail(targetId, event, waitMs, failure) {
      await sql`
        update webhook_deliveries set attempts = attempts + 1, last_failure = ${failure.slice(0, 200)},
          state = case when ${waitMs}::float8 is null then 'parked' else 'open' end,
          next_at = clock_timestamp() + make_interval(secs => coalesce(${waitMs}::float8, 0) / 1000)
        where target = ${targetId} and event = ${event} and state = 'open'`.execute(db);
    },
    async backlog() {
      const { rows } = await sql<WebhookBacklog>`
        select count(*) filter (where d.state = 'open')::float8 as open,
          count(*) filter (where d.state = 'parked')::float8 as parked,
          coalesce(max(extract(epoch from clock_timestamp() - e.at) * 1000) filter (where d.state = 'open'), 0)::float8
            as "waitedMs"
        from webhook_deliveries d join webhook_events e on e.number = d.event join webhook_targets t on t.id = d.target
        where d.state <> 'done' and t.removed_at is null`.execute(db);
      return rows[0] ?? { open: 0, parked: 0, waitedMs: 0 };
    },
    async removeOlderThan(days) {
      await sql`
        delete from webhook_events e where e.at < clock_timestamp() - make_interval(days => ${days}) and not exists (
          select from webhook_deliveries d join webhook_targets t on t.id = d.target
          where d.event = e.number and d.state <> 'done' and t.removed_at is null)`.execute(db);
    },
  };
}
