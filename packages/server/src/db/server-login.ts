import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

import pg from 'pg';

import { APP_ROLE, asAppRole } from './app-role';

/** How a server connects once the database is migrated. */
export interface ServerLogin {
  readonly url: string;
  /** Why the server uses the login of the owner instead of its own; null if it has its own. */
  readonly obstacle: string | null;
}

/** How long the database may take to answer, in ms. */
const ANSWER_MS = 5_000;
/** PostgreSQL's own number of rounds; the password is random already. */
const ITERATIONS = 4_096;

/**
 * The login role of the servers of one database. It has no right but to become {@link APP_ROLE}, so SQL sent through a
 * connection of a server gains nothing by `reset role`.
 */
export function loginNameOf(database: string): string {
  return `clutchline_login_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
}

/**
 * The same for every process that knows the owner's password, so that processes start in any order and nothing is stored.
 * Null if the address has no password.
 */
function passwordOf(owner: URL, login: string): string | null {
  if (owner.password === '') return null;
  return createHmac('sha256', decodeURIComponent(owner.password))
    .update(`clutchline server ${login}`)
    .digest('base64url');
}

/**
 * Makes the login role of the servers of this database, if it is missing, and answers how to connect by it. A database that
 * does not allow that is used as its owner, in the server's role, as before.
 *
 * @param ownerUrl of a migrated database, by the role that owns it.
 */
export async function openServerLogin(ownerUrl: string): Promise<ServerLogin> {
  const owner = new URL(ownerUrl);
  // PostgreSQL's default is the database of the user's name, who is another one from here on.
  const database = decodeURIComponent(owner.pathname.slice(1) || owner.username);
  const name = loginNameOf(database);
  const password = passwordOf(owner, name);
  if (password === null) return { url: ownerUrl, obstacle: 'the address of the database has no password' };
  const url = new URL(ownerUrl);
  [url.username, url.password, url.pathname] = [name, password, `/${encodeURIComponent(database)}`];
  const login = { name, password, url: url.href };
  if ((await obstacleTo(login)) === null) return { url: login.url, obstacle: null };
  try {
    await makeLogin(ownerUrl, login);
  } catch (error) {
    return { url: ownerUrl, obstacle: `the login role cannot be made: ${textOf(error)}` };
  }
  const obstacle = await obstacleTo(login);
  return obstacle === null ? { url: login.url, obstacle } : { url: ownerUrl, obstacle };
}

/** What PostgreSQL stores of a password, so that its log never shows the password itself. */
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

/** Why the login does not work; null if it does, and has no right of its own. */
async function obstacleTo({ url }: Login): Promise<string | null> {
  try {
    return await withClient(asAppRole(url), async (client) => {
      const { rows } = await client.query<{ role: string; is_plain: boolean }>(`
        select current_user as role, not (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication) as is_plain
        from pg_roles where rolname = session_user`);
      return rows[0]?.role === APP_ROLE && rows[0].is_plain ? null : 'the login role has rights of its own';
    });
  } catch (error) {
    return `the login role cannot connect: ${textOf(error)}`;
  }
}

/** Processes do this one after the other: they hold the lock of starting. */
async function makeLogin(ownerUrl: string, { name, password }: Login): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(name);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${role} login noinherit password ${client.escapeLiteral(verifierOf(password))}`);
    await client.query(`grant ${APP_ROLE} to ${role}`);
    // The owner may end the session of a leader that stands still (end_lead), whose login this is.
    const { rows } = await client.query<{ can: boolean }>(`select pg_has_role(current_user, $1, 'usage') as can`, [
      name,
    ]);
    if (rows[0]?.can !== true) await client.query(`grant ${role} to current_user with inherit true`);
  });
}
