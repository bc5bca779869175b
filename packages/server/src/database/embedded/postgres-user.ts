import { PlainError } from '../../platform/plain-error';
import { runCommand, type SystemUser } from '../../platform/lifecycle/run-program';

async function idOf(kind: '-u' | '-g', name: string): Promise<number> {
  const { code, output } = await runCommand('id', [kind, name], null);
  const id = Number.parseInt(output, 10);
  if (code === 0 && Number.isInteger(id)) return id;
  throw new PlainError(
    `PostgreSQL refuses to run as root and there is no user "${name}": create it (useradd --system ${name}), start as another user, or pass --database-url.`,
  );
}

/** Null for the current user; the named one if we are root. */
export async function findPostgresUser(name = 'postgres'): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return { uid: await idOf('-u', name), gid: await idOf('-g', name) };
}
