import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { SkippedRow } from '../feed';
import { assembleSeries } from './assemble-series';
import type { ResultFile, ResultReader } from './raw-map';
import { readCs2Maps } from './read-cs2-maps';
import { readDota2Games } from './read-dota2-games';
import { readKplMaps } from './read-kpl-maps';
import { readLolGames } from './read-lol-games';
import { readLolSeries } from './read-lol-series';
import type { RealSeries } from './real-series';
import { ReplayError } from './replay-error';

/** The files by how their names begin; where two tell of one game the earlier reader leads. */
const READERS: readonly (readonly [string, ResultReader])[] = [
  ['lol_series', readLolSeries],
  ['lol_oe_games', readLolGames],
  ['cs2_hltv_maps', readCs2Maps],
  ['dota2_pro_matches', readDota2Games],
  ['kog_kpl_maps', readKplMaps],
];

/** All series of a data folder, by start. */
export interface Results {
  readonly series: readonly RealSeries[];
  readonly skipped: readonly SkippedRow[];
  /** Changes with any byte of the files. */
  readonly hash: string;
}

/**
 * Reads the result files of `dataFolder/results`, or of `dataFolder` itself.
 *
 * @throws ReplayError `no-folder`, `no-files`
 */
export async function loadResults(dataFolder: string): Promise<Results> {
  const folder = await resultFolder(dataFolder);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
  const hash = createHash('sha256');
  const read = [];
  for (const [stem, reader] of READERS) {
    for (const name of names.filter((candidate) => candidate.startsWith(stem))) {
      const file: ResultFile = { name, text: await readFile(path.join(folder, name), 'utf8') };
      hash.update(`${name}\n${file.text}\n`);
      read.push(reader(file));
    }
  }
  if (read.length === 0) throw new ReplayError('no-files', `The data folder ${folder} holds no result file to replay.`);
  const assembled = assembleSeries({
    maps: read.flatMap((one) => one.maps),
    walkovers: read.flatMap((one) => one.walkovers),
    skipped: read.flatMap((one) => one.skipped),
  });
  return { ...assembled, hash: hash.digest('hex').slice(0, 16) };
}

async function resultFolder(dataFolder: string): Promise<string> {
  for (const folder of [path.join(dataFolder, 'results'), dataFolder]) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() === true) return folder;
  }
  throw new ReplayError('no-folder', `The data folder ${dataFolder} is not there or cannot be read.`);
}
