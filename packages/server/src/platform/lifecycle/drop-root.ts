import { runCommand, type SystemUser } from './run-program';
import { PlainError } from '../errors';
import type { Log } from '../log/log';

const isRoot = (): boolean => process.getuid?.() === 0;

async function idOf(flag: '-u' | '-g', name: string): Promise<number> {
  const { code, output } = await runCommand('id', [flag, '--', name], null);
  const id = Number.parseInt(output, 10);
  if (code === 0 && Number.isInteger(id)) return id;
  throw new PlainError(`There is no user "${name}" (--user): create it (useradd --system ${name}).`);
}

export interface FutureUser extends SystemUser {
  readonly name: string;
}

async function findUser(name: string): Promise<FutureUser> {
  const user = { name, uid: await idOf('-u', name), gid: await idOf('-g', name) };
  if (user.uid === 0) throw new PlainError(`--user ${name} is root: choose an unprivileged user.`);
  if (isRoot() || process.getuid?.() === user.uid) return user;
  throw new PlainError(`Only root can switch to the user "${name}" (--user): omit the option.`);
}

export interface UserConfig {
  readonly user: string | null;
  readonly database: { readonly kind: 'embedded' | 'external' };
}

/** Before slow steps. Null: keeps the user, warns about root. */
export async function checkUser({ user, database }: UserConfig, log: Log): Promise<FutureUser | null> {
  if (user !== null) return await findUser(user);
  const remedy = `start it as another user${database.kind === 'external' ? ', or pass --user' : ''}`;
  if (isRoot())
    log.warn({ remedy }, 'the server runs as root, so a vulnerability would give full access to the machine');
  return null;
}

/** Runs synchronously after opening the ports, so no request is served as root. */
export function dropRoot({ name, uid, gid }: FutureUser): void {
  if (!isRoot()) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  if (process.getuid?.() !== uid || process.getgid?.() !== gid)
    throw new Error(`the process did not switch to ${name}`);
}
