import path from 'node:path';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';

import type { ReadResult, ResultFile, ResultReader } from './readers/raw-map';
import { readCs2MapWinners, readCs2TeamMaps, type History } from './readers/read-cs2-history';
import { readCs2Maps } from './readers/read-cs2-maps';
import { readDota2Games } from './readers/read-dota2-games';
import { readKplMaps } from './readers/read-kpl-maps';
import { readLolGames } from './readers/read-lol-games';
import { readLolSeries } from './readers/read-lol-series';
import { ReplayError } from './replay-error';
import { inCanonicalOrder } from './series/canonical-order';
import type { DatedMap } from './teams/rate-teams';

/** By file name prefix; for the same game the earlier reader has priority. */
const READERS: readonly (readonly [string, ResultReader])[] = [
  ['lol_series', readLolSeries],
  ['lol_oe_games', readLolGames],
  ['cs2_hltv_maps', readCs2Maps],
  ['dota2_pro_matches', readDota2Games],
  ['kog_kpl_maps', readKplMaps],
];

const HISTORIES: readonly (readonly [string, (file: ResultFile) => History])[] = [
  ['cs2_team_maps', readCs2TeamMaps],
  ['cs2_bo3_map_winners', readCs2MapWinners],
];

export interface Results {
  readonly read: ReadResult;
  readonly past: readonly DatedMap[];
  readonly rows: number;
  readonly unread: readonly string[];
  readonly hash: string;
}

/**
 * From `dataFolder/results`, or `dataFolder` itself.
 *
 * @throws ReplayError `no-folder`, `no-files`
 */
export async function loadResults(dataFolder: string): Promise<Results> {
  const { files, unread } = await resultFiles(await resultFolder(dataFolder));
  const results = readResults(files, unread);
  if (results === null) throw new ReplayError('no-files', `The data folder ${dataFolder} contains no result file.`);
  return results;
}

export function readResults(files: readonly ResultFile[], unread: readonly string[] = []): Results | null {
  const read = READERS.flatMap(([stem, reader]) => files.filter(({ name }) => name.startsWith(stem)).map(reader));
  const past = HISTORIES.flatMap(([stem, reader]) => files.filter(({ name }) => name.startsWith(stem)).map(reader));
  if (read.length === 0) return null;
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`);
  return {
    read: {
      maps: inCanonicalOrder(read.flatMap((one) => one.maps)),
      walkovers: read.flatMap((one) => one.walkovers),
      skipped: [...read, ...past].flatMap((one) => one.skipped),
    },
    past: past.flatMap((one) => one.rated),
    rows: files.reduce((sum, file) => sum + countRows(file), 0),
    unread,
    hash: hash.digest('hex').slice(0, 16),
  };
}

interface FoundFiles {
  readonly files: readonly ResultFile[];
  readonly unread: readonly string[];
}

async function resultFiles(folder: string): Promise<FoundFiles> {
  const stems = [...READERS, ...HISTORIES].map(([stem]) => stem);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
  const isKnown = (name: string) => stems.some((stem) => name.startsWith(stem));
  const files = await Promise.all(
    names.filter(isKnown).map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  return { files, unread: names.filter((name) => !isKnown(name)) };
}

async function resultFolder(dataFolder: string): Promise<string> {
  for (const folder of [path.join(dataFolder, 'results'), dataFolder]) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() === true) return folder;
  }
  throw new ReplayError('no-folder', `The data folder ${dataFolder} does not exist or cannot be read.`);
}

function countRows({ text }: ResultFile): number {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').length;
}
