import { randomBytes } from 'node:crypto';

import { queryAsOwner } from '../database/query-as-owner';

export interface OperatorKey {
  readonly id: string;
  readonly label: string;
  readonly since: string;
  /** Null: until revoked. */
  readonly until: string | null;
}

const LABEL = /^[^\p{C}]{1,64}$/u;
const UTC = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** As the owner; the server's role only reads. */
export class OperatorKeys {
  constructor(private readonly ownerUrl: string) {}

  /** Null: invalid label. The secret is shown once. The first key ends all sessions of the demo sign-in. */
  async create(label: string): Promise<{ readonly id: string; readonly secret: string } | null> {
    if (!LABEL.test(label)) return null;
    const id = randomBytes(6).toString('hex');
    const secret = randomBytes(32);
    await queryAsOwner(this.ownerUrl, 'insert into operator_keys (id, label, secret) values ($1, $2, $3)', [
      id,
      label,
      secret,
    ]);
    await queryAsOwner(
      this.ownerUrl,
      `update sessions set ended_at = (extract(epoch from clock_timestamp()) * 1000)::bigint, ended_by = 'signed_out'
       where ended_at is null and account_id not in (select account_id from operator_players)`,
    );
    return { id, secret: secret.toString('base64url') };
  }

  async list(): Promise<OperatorKey[]> {
    return await queryAsOwner<OperatorKey>(
      this.ownerUrl,
      `select id, label, to_char(created_at at time zone 'utc', ${UTC}) as since,
         to_char(revoked_at at time zone 'utc', ${UTC}) as until
       from operator_keys where revoked_at is null or revoked_at > clock_timestamp() order by created_at, id`,
    );
  }

  /** After `hours`, for the overlap of a rotation; never later than decided before. */
  async revoke(id: string, hours: number): Promise<boolean> {
    const rows = await queryAsOwner(
      this.ownerUrl,
      `update operator_keys set revoked_at = least(revoked_at, clock_timestamp() + make_interval(hours => $2))
       where id = $1 and (revoked_at is null or revoked_at > clock_timestamp()) returning id`,
      [id, hours],
    );
    return rows.length > 0;
  }
}
