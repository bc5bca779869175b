import { randomBytes } from 'node:crypto';

import type { DeskRole } from '@clutchline/contract/desk';

import { queryAsOwner } from '../../database/query-as-owner';
import { readOperatorName } from '../../operator';
import { hashToken } from '../../platform/hash-token';
import { MINUTE } from '../../platform/time/durations';
import { type TotpBox, TOTP_SEED_BYTES } from './totp-box';

const TOKEN_BYTES = 16;
const INVITE_MS = 15 * MINUTE;
const FIRST = { name: 'admin', roles: ['trader', 'settler', 'support', 'admin'] } as const;

export interface InvitedOperator {
  readonly name: string;
  readonly roles: readonly DeskRole[];
  /** Name of another account of the same person; null: another person. */
  readonly samePersonAs: string | null;
}

export interface ListedOperator {
  readonly name: string;
  readonly roles: readonly DeskRole[];
  readonly person: number;
  readonly hasCredentials: boolean;
}

interface StoredSecret {
  readonly id: string;
  readonly operatorId: number;
  readonly secret: Buffer;
  readonly name: string;
  readonly isUsed: boolean;
}

/** As the owner: the role of the desk cannot add operators. */
export class DeskOperators {
  constructor(
    private readonly ownerUrl: string,
    /** Wall clock, ms. */
    private readonly now: () => number,
  ) {}

  /** Token of an invitation; null: the name is invalid, or there is no account of the other name. */
  async invite({ name: text, roles, samePersonAs }: InvitedOperator): Promise<string | null> {
    const read = readOperatorName(text);
    const person = samePersonAs === null ? null : readOperatorName(samePersonAs);
    if (read === null || (samePersonAs !== null && !(await this.#isKnown(person?.nameKey)))) return null;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = this.now();
    await queryAsOwner(this.ownerUrl, 'select invite_desk_operator($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[read.name, read.nameKey, roles, person?.nameKey ?? null, hashToken(token)],
      ...[randomBytes(TOTP_SEED_BYTES), at, at + INVITE_MS],
    ]);
    return token;
  }

  async #isKnown(nameKey: string | undefined): Promise<boolean> {
    return (await this.list()).some(({ name }) => readOperatorName(name)?.nameKey === nameKey);
  }

  /** Of the first operator; null: someone can sign in already. */
  async inviteFirst(): Promise<string | null> {
    const isOpen = (await this.list()).some(({ hasCredentials }) => hasCredentials);
    return isOpen ? null : await this.invite({ ...FIRST, samePersonAs: null });
  }

  async list(): Promise<ListedOperator[]> {
    return await queryAsOwner<ListedOperator>(
      this.ownerUrl,
      `select o.name, o.roles, o.person_id::integer as person, exists (
         select from desk_credentials c where c.operator_id = o.id and c.ended_at is null) as "hasCredentials"
       from desk_operators o where o.ended_at is null order by o.id`,
    );
  }

  /**
   * Encrypts the stored secrets of authenticator apps with the first key of the box.
   *
   * @returns names of operators whose secret no key of the box opens.
   */
  async encryptSecrets(box: TotpBox): Promise<string[]> {
    const stored = await queryAsOwner<StoredSecret>(
      this.ownerUrl,
      `select c.id::text, c.operator_id::integer as "operatorId", c.secret, o.name, c.ended_at is null and o.ended_at is null as "isUsed"
       from desk_credentials c join desk_operators o on o.id = c.operator_id where c.kind = 'totp' order by c.id`,
    );
    const renewed = stored.flatMap(({ id, operatorId, secret }) => {
      const changed = box.renew(secret, operatorId);
      return changed === null ? [] : [{ id, secret, changed: Buffer.from(changed) }];
    });
    if (renewed.length > 0)
      await queryAsOwner(
        this.ownerUrl,
        `update desk_credentials c set secret = r.changed
         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as r (id, secret, changed)
         where c.id = r.id and c.secret = r.secret`,
        [renewed.map(({ id }) => id), renewed.map(({ secret }) => secret), renewed.map(({ changed }) => changed)],
      );
    const isLost = ({ isUsed, secret, operatorId }: StoredSecret) => isUsed && box.open(secret, operatorId) === null;
    return stored.filter(isLost).map(({ name }) => name);
  }

  /** Null: operators sign in at the desk. */
  async setProvider(issuer: string | null): Promise<void> {
    if (issuer === null) await queryAsOwner(this.ownerUrl, 'delete from desk_provider');
    else
      await queryAsOwner(
        this.ownerUrl,
        `insert into desk_provider (issuer, since) values ($1, $2) on conflict (is_only) do update
         set issuer = excluded.issuer, since = excluded.since where desk_provider.issuer <> excluded.issuer`,
        [issuer, this.now()],
      );
  }

  /** Ends the sessions too. */
  async end(text: string): Promise<boolean> {
    const [row] = await queryAsOwner<{ ended: boolean }>(this.ownerUrl, 'select end_desk_operator($1, $2) as ended', [
      readOperatorName(text)?.nameKey ?? '',
      this.now(),
    ]);
    return row?.ended === true;
  }
}
