import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { SkippedRow } from '../feed';
import { assembleSeries } from './assemble-series';
import { ratedMapsOf, type RatedMap } from './rate-clubs';
import type { ResultFile, ResultReader } from './raw-map';
import { readCs2MapWinners, readCs2TeamMaps, type History } from './read-cs2-history';
import { readCs2Maps } from './read-cs2-maps';
import { readDota2Games } from './read-dota2-games';
import { readKplMaps } from './read-kpl-maps';
import { readLolGames } from './read-lol-games';
import { readLolSeries } from './read-lol-series';
import type { RealSeries } from './real-series';
import { ReplayError } from './replay-error';
import { pairKey } from './same-game';
import { unifyClubs } from './unify-clubs';

const DAY_MS = 86_400_000;

/** The files by how their names begin; where two tell of one game the earlier reader leads. */
const READERS: readonly (readonly [string, ResultReader])[] = [
  ['lol_series', readLolSeries],
  ['lol_oe_games', readLolGames],
  ['cs2_hltv_maps', readCs2Maps],
  ['dota2_pro_matches', readDota2Games],
  ['kog_kpl_maps', readKplMaps],
];

/** Files that have no series but tell how good clubs were. */
const HISTORIES: readonly (readonly [string, (file: ResultFile) => History])[] = [
  ['cs2_team_maps', readCs2TeamMaps],
  ['cs2_bo3_map_winners', readCs2MapWinners],
];

/** All series of a data folder, by start. */
export interface Results {
  readonly series: readonly RealSeries[];
  /** Every map that ratings may be made of, those of the series too. */
  readonly rated: readonly RatedMap[];
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
  const files = await resultFiles(await resultFolder(dataFolder));
  const read = READERS.flatMap(([stem, reader]) => files.filter(({ name }) => name.startsWith(stem)).map(reader));
  const past = HISTORIES.flatMap(([stem, reader]) => files.filter(({ name }) => name.startsWith(stem)).map(reader));
  if (read.length === 0)
    throw new ReplayError('no-files', `The data folder ${dataFolder} holds no result file to replay.`);
  const { series, skipped } = assembleSeries(
    unifyClubs({
      maps: read.flatMap((one) => one.maps),
      walkovers: read.flatMap((one) => one.walkovers),
      skipped: [...read, ...past].flatMap((one) => one.skipped),
    }),
  );
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`);
  const rated = [
    ...series.flatMap(ratedMapsOf),
    ...unseen(
      series,
      past.flatMap((one) => one.rated),
    ),
  ];
  return { series, rated, skipped, hash: hash.digest('hex').slice(0, 16) };
}

/** The maps of the history files that no series has: the same clubs on the same day count once. */
function unseen(series: readonly RealSeries[], rated: readonly RatedMap[]): readonly RatedMap[] {
  const keyOf = (at: number, pair: string) => `${Math.floor(at / DAY_MS)}|${pair}`;
  const seen = new Set(series.map((one) => keyOf(one.startsAt, pairKey(one.gameTypeId, one.club1, one.club2))));
  return rated.filter((map) => !seen.has(keyOf(map.at, pairKey(map.gameTypeId, map.winner, map.loser))));
}

async function resultFiles(folder: string): Promise<readonly ResultFile[]> {
  const stems = [...READERS, ...HISTORIES].map(([stem]) => stem);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
  const wanted = names.filter((name) => stems.some((stem) => name.startsWith(stem)));
  return Promise.all(wanted.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })));
}

async function resultFolder(dataFolder: string): Promise<string> {
  for (const folder of [path.join(dataFolder, 'results'), dataFolder]) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() === true) return folder;
  }
  throw new ReplayError('no-folder', `The data folder ${dataFolder} is not there or cannot be read.`);
}
