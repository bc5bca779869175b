import { randomBytes } from 'node:crypto';

import type { WebhookType } from '@clutchline/contract/operator';

import { queryAsOwner } from '../database/query-as-owner';

export interface NewWebhookTarget {
  /** Of a target that was checked. */
  readonly url: string;
  /** Null: all. */
  readonly types: readonly WebhookType[] | null;
  readonly allowsPrivate: boolean;
}

export interface ListedWebhookTarget {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[] | null;
  readonly open: number;
  readonly parked: number;
  readonly lastFailure: string | null;
}

/** As the owner; the server's role only reads. */
export class WebhookTargets {
  constructor(private readonly ownerUrl: string) {}

  /** The secret is shown once. */
  async add({
    url,
    types,
    allowsPrivate,
  }: NewWebhookTarget): Promise<{ readonly id: string; readonly secret: string }> {
    const id = randomBytes(6).toString('hex');
    const secret = randomBytes(32);
    await queryAsOwner(
      this.ownerUrl,
      'insert into webhook_targets (id, url, secret, types, allows_private) values ($1, $2, $3, $4, $5)',
      [id, url, secret, types, allowsPrivate],
    );
    return { id, secret: secretText(secret) };
  }

  async list(): Promise<ListedWebhookTarget[]> {
    return await queryAsOwner<ListedWebhookTarget>(
      this.ownerUrl,
      `select t.id, t.url, t.types, count(*) filter (where d.state = 'open')::int as open,
         count(*) filter (where d.state = 'parked')::int as parked,
         (array_agg(d.last_failure order by d.event desc) filter (where d.last_failure is not null))[1] as "lastFailure"
       from webhook_targets t left join webhook_deliveries d on d.target = t.id and d.state <> 'done'
       where t.removed_at is null group by t.id order by t.created_at, t.id`,
    );
  }

  /** What is open is not sent any more. */
  async remove(id: string): Promise<boolean> {
    const rows = await queryAsOwner(
      this.ownerUrl,
      'update webhook_targets set removed_at = clock_timestamp() where id = $1 and removed_at is null returning id',
      [id],
    );
    return rows.length > 0;
  }

  /** How many; null: no such target. What is parked or open at once, and with `since` what was delivered after it again. */
  async replay(id: string, since: Date | null): Promise<number | null> {
    const known = await queryAsOwner(
      this.ownerUrl,
      'select from webhook_targets where id = $1 and removed_at is null',
      [id],
    );
    if (known.length === 0) return null;
    const rows = await queryAsOwner(
      this.ownerUrl,
      `update webhook_deliveries d set state = 'open', attempts = 0, next_at = clock_timestamp()
       from webhook_events e
       where d.target = $1 and e.number = d.event and (d.state <> 'done' or e.at >= $2::timestamptz) returning d.event`,
      [id, since === null ? null : since.toISOString()],
    );
    return rows.length;
  }
}

/** As Standard Webhooks write it. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;
