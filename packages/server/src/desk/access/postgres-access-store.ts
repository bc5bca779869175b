import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AccessStore, Credential, DeskOperator, Invite } from './access-store';
import { DAY, MINUTE, SECOND } from '../../platform/time/durations';
import type { Schema } from '../../database/tables/schema';

const operatorColumns = sql`o.id as "operatorId", o.person_id as "personId", o.name, o.roles`;
const credentialColumns = sql`c.id, c.kind, c.secret, c.credential_id as "credentialId", c.counter`;

/** Of the alias `c`: with an identity provider only what was added since it is configured, after an invitation by the command. */
const COUNTS = sql`c.ended_at is null and c.added_at >= coalesce((select since from desk_provider), 0)`;

const WINDOW_MS = 15 * MINUTE;
const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 15 * MINUTE;
const MOST_DOUBLINGS = 5;

async function first<Row>(query: RawBuilder<Row>, db: Kysely<Schema>): Promise<Row | null> {
  return (await query.execute(db)).rows[0] ?? null;
}

const isSome = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

/** Attempts at once are counted one after the other, by the row. */
async function countAttempt(db: Kysely<Schema>, { key, most, at }: { key: string; most: number; at: number }) {
  await db
    .deleteFrom('desk_attempts')
    .where('since', '<', at - DAY)
    .execute();
  const counted = await first(
    sql<{ tries: number }>`
      insert into desk_attempts as a (key, tries, since) values (${key}, 1, ${at}::bigint)
      on conflict (key) do update set
        tries = case when a.since <= ${at - WINDOW_MS}::bigint then 1 else a.tries + 1 end,
        since = case when a.since <= ${at - WINDOW_MS}::bigint then excluded.since else a.since end,
        wait_until = case when a.since > ${at - WINDOW_MS}::bigint and a.tries + 1 >= ${most}::integer then ${at}::bigint + least(
          ${LONGEST_WAIT_MS}::bigint,
          ${FIRST_WAIT_MS}::bigint * 2 ^ least(a.tries + 1 - ${most}::integer, ${MOST_DOUBLINGS}::integer))::bigint end
      where coalesce(a.wait_until, 0) <= ${at}::bigint
      returning tries`,
    db,
  );
  if (counted !== null) return null;
  const row = await db.selectFrom('desk_attempts').select('wait_until').where('key', '=', key).executeTakeFirst();
  return Math.max(SECOND, (row?.wait_until ?? at) - at);
}

function createCredentialStore(
  db: Kysely<Schema>,
): Pick<
  AccessStore,
  'credentialsOf' | 'passkey' | 'addCredentials' | 'endCredentials' | 'endCredential' | 'advanceCounter'
> {
  const ending = (at: number) => db.updateTable('desk_credentials').set({ ended_at: at }).where('ended_at', 'is', null);
  return {
    async credentialsOf(operatorId) {
      const { rows } = await sql<Credential>`
        select ${credentialColumns} from desk_credentials c
        where c.operator_id = ${operatorId}::bigint and ${COUNTS} order by c.id`.execute(db);
      return rows;
    },
    async passkey(credentialId) {
      const row = await first(
        sql<DeskOperator & Credential>`
          select ${credentialColumns}, ${operatorColumns}
          from desk_credentials c join desk_operators o on o.id = c.operator_id
          where c.credential_id = ${credentialId} and ${COUNTS} and o.ended_at is null`,
        db,
      );
      if (row === null) return null;
      const { operatorId, personId, name, roles, ...credential } = row;
      return { operator: { operatorId, personId, name, roles }, credential };
    },
    async addCredentials(operatorId, credentials, at) {
      await db
        .insertInto('desk_credentials')
        .values(
          credentials.map(({ kind, secret, credentialId = null, counter = 0 }) => ({
            ...{ operator_id: operatorId, kind, secret: Buffer.from(secret), credential_id: credentialId, counter },
            added_at: at,
          })),
        )
        .execute();
    },
    async endCredentials(operatorId, kind, at) {
      const all = ending(at).where('operator_id', '=', operatorId);
      await (kind === null ? all : all.where('kind', '=', kind)).execute();
    },
    endCredential: async (id, at) => isSome(await ending(at).where('id', '=', id).executeTakeFirst()),
    advanceCounter: async (id, counter) =>
      isSome(
        await db
          .updateTable('desk_credentials')
          .set({ counter })
          .where('id', '=', id)
          .where('counter', '<', counter)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
      ),
  };
}

function createInviteStore(db: Kysely<Schema>): Pick<AccessStore, 'invite' | 'useInvite' | 'lockAcceptance'> {
  return {
    invite: (tokenHash, at) =>
      first(
        sql<Invite>`
          select ${operatorColumns}, i.totp_secret as "totpSeed", i.expires_at as "expiresAt"
          from desk_invites i join desk_operators o on o.id = i.operator_id
          where i.token_hash = ${tokenHash} and i.used_at is null and i.expires_at > ${at}::bigint and o.ended_at is null`,
        db,
      ),
    lockAcceptance: ({ tokenHash, requestId }, since) =>
      first(
        sql<DeskOperator>`
          select ${operatorColumns} from desk_invites i join desk_operators o on o.id = i.operator_id
          where i.token_hash = ${tokenHash} and i.request_id = ${requestId} and i.used_at >= ${since}::bigint
            and o.ended_at is null
            and not exists (select from desk_sessions s where s.operator_id = o.id and s.created_at >= i.used_at)
            and not exists (select from desk_invites n where n.operator_id = o.id and n.expires_at > i.expires_at)
          for update of i`,
        db,
      ),
    useInvite: async ({ tokenHash, requestId }, at) =>
      isSome(
        await db
          .updateTable('desk_invites')
          .set({ used_at: at, request_id: requestId, totp_secret: Buffer.alloc(0) })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', at)
          .executeTakeFirst(),
      ),
  };
}

export function createAccessStore(db: Kysely<Schema>): AccessStore {
  return {
    ...createCredentialStore(db),
    ...createInviteStore(db),
    operatorByName: (nameKey) =>
      first(
        sql<DeskOperator>`
          select ${operatorColumns} from desk_operators o where o.name_key = ${nameKey} and o.ended_at is null`,
        db,
      ),
    async addChallenge(challenge, operatorId, { at, expiresAt }) {
      await db.deleteFrom('desk_challenges').where('expires_at', '<=', at).execute();
      await db
        .insertInto('desk_challenges')
        .values({ challenge, operator_id: operatorId, expires_at: expiresAt })
        .execute();
    },
    async useChallenge(challenge, operatorId, at) {
      const used = await first(
        sql<{ is_valid: boolean }>`
          delete from desk_challenges where challenge = ${challenge}
          returning expires_at > ${at}::bigint and operator_id is not distinct from ${operatorId}::bigint as is_valid`,
        db,
      );
      return used?.is_valid === true;
    },
    countAttempt: (key, most, at) => countAttempt(db, { key, most, at }),
    async uncountAttempt(key) {
      await sql`update desk_attempts set tries = greatest(tries - 1, 0), wait_until = null where key = ${key}`.execute(
        db,
      );
    },
  };
}
