import { PlainError } from '../../plain-error';
import { runCommand, type SystemUser } from './run-command';

const NAME = 'postgres';

async function idOf(kind: '-u' | '-g'): Promise<number> {
  const { code, output } = await runCommand('id', [kind, NAME], null);
  const id = Number.parseInt(output, 10);
  if (code === 0 && Number.isInteger(id)) return id;
  throw new PlainError(
    `PostgreSQL refuses to run as root and there is no user "${NAME}": create it (useradd --system ${NAME}), start as another user, or pass --database-url.`,
  );
}

/** The user PostgreSQL runs as: ourselves, or `postgres` where we are root. */
export async function findPostgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
