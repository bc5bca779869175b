import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

import pg from 'pg';

/** Made by migrations. */
export type DatabaseRole = 'clutchline_app' | 'clutchline_desk';

/**
 * Compiling a statement takes longer than any of them runs.
 *
 * @example asRole('postgres://localhost/bets', 'clutchline_desk') // 'postgres://localhost/bets?options=-c+jit%3Doff+-c+role%3Dclutchline_desk'
 */
export function asRole(databaseUrl: string, role: DatabaseRole): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options');
  const options = [...(given === null ? [] : [given]), `-c jit=off -c role=${role}`];
  url.searchParams.set('options', options.join(' '));
  return url.href;
}

/** The server's role cannot alter tables and can only insert into the ledger. */
export const asAppRole = (databaseUrl: string): string => asRole(databaseUrl, 'clutchline_app');

export interface ServerLogin {
  readonly url: string;
  readonly obstacle: string | null;
}

const ANSWER_MS = 5_000;
const ITERATIONS = 4_096;

const LOGIN_PREFIX: Readonly<Record<DatabaseRole, string>> = {
  clutchline_app: 'clutchline_login_',
  clutchline_desk: 'clutchline_desk_login_',
};

/** Its only right is to become the role: injected SQL gains nothing by `reset role`. */
export function loginNameOf(database: string, role: DatabaseRole = 'clutchline_app'): string {
  return LOGIN_PREFIX[role] + createHash('sha256').update(database).digest('hex').slice(0, 16);
}

/** Derived from the owner's password, so all processes compute the same one and nothing is stored. */
function passwordOf(owner: URL, login: string): string | null {
  if (owner.password === '') return null;
  return createHmac('sha256', decodeURIComponent(owner.password))
    .update(`clutchline server ${login}`)
    .digest('base64url');
}

/**
 * If the database does not allow a login role, uses the owner's login with the server's role.
 *
 * @param ownerUrl of a migrated database, with the role that owns it.
 */
export async function openServerLogin(ownerUrl: string, role: DatabaseRole = 'clutchline_app'): Promise<ServerLogin> {
  const owner = new URL(ownerUrl);
  // By default the user's name, which changes here.
  const database = decodeURIComponent(owner.pathname.slice(1) || owner.username);
  const name = loginNameOf(database, role);
  const password = passwordOf(owner, name);
  if (password === null) return { url: ownerUrl, obstacle: 'the database URL has no password' };
  const url = new URL(ownerUrl);
  [url.username, url.password, url.pathname] = [name, password, `/${encodeURIComponent(database)}`];
  const login = { name, password, role, url: url.href };
  if ((await obstacleTo(login)) === null) return { url: login.url, obstacle: null };
  try {
    await makeLogin(ownerUrl, login);
  } catch (error) {
    return { url: ownerUrl, obstacle: `the login role cannot be created: ${textOf(error)}` };
  }
  const obstacle = await obstacleTo(login);
  return obstacle === null ? { url: login.url, obstacle } : { url: ownerUrl, obstacle };
}

/** PostgreSQL's log never contains the password. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (label: string) => createHmac('sha256', salted).update(label).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

interface Login {
  readonly name: string;
  readonly password: string;
  readonly role: DatabaseRole;
  readonly url: string;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'clutchline start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

async function obstacleTo({ url, role }: Login): Promise<string | null> {
  try {
    return await withClient(asRole(url, role), async (client) => {
      const { rows } = await client.query<{ name: string; is_plain: boolean }>(`
        select current_user as name, not (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication) as is_plain
        from pg_roles where rolname = session_user`);
      return rows[0]?.name === role && rows[0].is_plain ? null : 'the login role has rights of its own';
    });
  } catch (error) {
    return `the login role cannot connect: ${textOf(error)}`;
  }
}

async function makeLogin(ownerUrl: string, { name, password, role: granted }: Login): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(name);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${role} login noinherit password ${client.escapeLiteral(verifierOf(password))}`);
    await client.query(`grant ${granted} to ${role}`);
    // The owner must be able to end the session of a stalled leader (terminate_leader).
    const { rows } = await client.query<{ can: boolean }>(`select pg_has_role(current_user, $1, 'usage') as can`, [
      name,
    ]);
    if (rows[0]?.can !== true) await client.query(`grant ${role} to current_user with inherit true`);
  });
}
