import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError } from '../../plain-error';
import { findNativeFolder } from './native-folder';
import { runCommand, type SystemUser } from './run-command';

/** Where the programs and the data of the embedded PostgreSQL are. */
export interface Place {
  readonly native: string;
  /** Folder of ours: lock and password; the cluster is below it. */
  readonly folder: string;
  /** Set where programs or data had to leave the checkout: what to tell the player of the command. */
  readonly notice: string | null;
}

/** Where the database should be kept, and with which settings beside the usual ones. */
export interface Wish {
  readonly folder: string;
  /** A folder that nobody chose may be given up for one that the database's user can reach. */
  readonly isDefaultFolder: boolean;
  /** Such as `fsync=off`. */
  readonly settings?: readonly string[];
}

/** The folder of the cluster itself, which belongs to the database's user. */
export const clusterOf = (folder: string): string => join(folder, 'postgres');

const causeOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

async function can(user: SystemUser, test: '-x' | '-w', path: string): Promise<boolean> {
  return (await runCommand('test', [test, path], user)).code === 0;
}

/** Makes the folder and, in it, one for the cluster that the database's user may write. */
async function prepare(folder: string, user: SystemUser | null): Promise<void> {
  try {
    await mkdir(clusterOf(folder), { recursive: true });
    await chmod(clusterOf(folder), 0o700);
    if (user !== null) await chown(clusterOf(folder), user.uid, user.gid);
  } catch (cause) {
    throw new PlainError(`The data folder ${folder} cannot be used: ${causeOf(cause)}.`, { cause });
  }
}

/** A folder outside the checkout, one for each data folder. Somebody else's folder of that name is not trusted. */
async function openRefuge(folder: string): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const refuge = join('/var/tmp', `clutchline-${name}`);
  await mkdir(refuge, { recursive: true, mode: 0o755 });
  await chmod(refuge, 0o755);
  const { uid } = await stat(refuge);
  if (uid !== process.getuid?.()) throw new PlainError(`The folder ${refuge} belongs to somebody else: remove it.`);
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

async function placeFor(user: SystemUser, native: string, { folder, isDefaultFolder }: Wish): Promise<Place> {
  await prepare(folder, user);
  const dataFits = await can(user, '-w', clusterOf(folder));
  if (!dataFits && !isDefaultFolder)
    throw new PlainError(`The user "postgres" cannot reach the data folder ${folder}: choose another by --data-dir.`);
  const nativeFits = await can(user, '-x', join(native, 'bin', 'postgres'));
  if (dataFits && nativeFits) return { native, folder, notice: null };
  const refuge = await openRefuge(folder);
  const place = {
    native: nativeFits ? native : await copyNative(native, refuge),
    folder: dataFits ? folder : join(refuge, 'data'),
  };
  await prepare(place.folder, user);
  const notice = `The user "postgres" cannot reach this folder, so the database ${dataFits ? 'programs are' : 'is'} kept in ${refuge}.`;
  return { ...place, notice };
}

/** Finds a place that the database's user can reach: the checkout where possible. */
export async function choosePlace(user: SystemUser | null, wish: Wish): Promise<Place> {
  const native = findNativeFolder();
  if (user !== null) return placeFor(user, native, wish);
  await prepare(wish.folder, null);
  return { native, folder: wish.folder, notice: null };
}
