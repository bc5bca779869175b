import { randomBytes } from 'node:crypto';

import { queryAsOwner } from '../database/query-as-owner';
import { hashToken } from '../platform/hash-token';
import { readOperatorName } from './operator-name';

export interface Operator {
  readonly name: string;
  readonly since: string;
}

const KEY_BYTES = 24;

/** As the owner; the server's role has no access. */
export class Operators {
  constructor(private readonly ownerUrl: string) {}

  /** Null: in use or invalid. Stores a hash. */
  async add(text: string): Promise<{ readonly name: string; readonly key: string } | null> {
    const read = readOperatorName(text);
    if (read === null) return null;
    const { name, nameKey } = read;
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const rows = await queryAsOwner(
      this.ownerUrl,
      `insert into operators (name, name_key, key_hash) values ($1, $2, $3) on conflict do nothing returning name`,
      [name, nameKey, hashToken(key)],
    );
    return rows.length === 0 ? null : { name, key };
  }

  async list(): Promise<Operator[]> {
    return await queryAsOwner<Operator>(
      this.ownerUrl,
      `select name, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
       from operators where removed_at is null order by id`,
    );
  }

  /** Past decisions refer to the row. */
  async remove(text: string): Promise<boolean> {
    const rows = await queryAsOwner(
      this.ownerUrl,
      `update operators set removed_at = clock_timestamp() where name_key = $1 and removed_at is null returning id`,
      [readOperatorName(text)?.nameKey ?? ''],
    );
    return rows.length > 0;
  }

  async identify(text: string, key: string): Promise<string | null> {
    const [row] = await queryAsOwner<{ name: string }>(
      this.ownerUrl,
      `select name from operators where name_key = $1 and key_hash = $2 and removed_at is null`,
      [readOperatorName(text)?.nameKey ?? '', hashToken(key)],
    );
    return row?.name ?? null;
  }
}
