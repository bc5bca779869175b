import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { searchNames } from '../packages/server/src/search/search-names';
import { indexAllNames } from '../packages/server/src/search/start-search-index';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { addComingMatches, addPastMatches, openContentContext, timesOf } from './lib/past-matches';

const QUERIES = 10_000;
const LIMIT_READS = 1_000;
/** Of a trial with few matches. */
const TRIAL = { matches: 100_000, reads: 300 } as const;
const MOST = { p95: 10, slowest: 20 } as const;

/** Short, long, of several words, of other scripts and keyboards, with errors, without hits. */
const TYPED = [
  ...[
    'ja',
    'jade',
    'jade lanterns',
    'lanterns 4',
    'co',
    'fox',
    'JL',
    'copper foxes 17',
    'coper foxes',
    'amberr',
    'iron k',
  ],
  ...[
    '翡翠',
    '翡翠燈',
    '灯笼',
    'feicui',
    'fc',
    'hlg',
    '제이드',
    'ㅈㅇㄷ',
    '제읻',
    'ジェイド',
    'jeido',
    'wpdlem',
    "c,jF-'",
  ],
  ...['xq', 'zzzzzz', '(a+)+$', '%_', 'static wolves golden', '🎮', 'e s', 'qwertyuiop'],
];

/** C3: searches over the names of many teams, against a bare read of prefixes. */
export async function c3(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  const teams = Math.max(200, Math.floor(matches / 20));
  await addPastMatches(database, { matches, teams });
  await addComingMatches(database, 1_000, 7);
  const { context, close } = openContentContext(database.url);
  const [queries, reads] = matches < TRIAL.matches ? [TRIAL.reads, TRIAL.reads] : [QUERIES, LIMIT_READS];
  try {
    const began = performance.now();
    await indexAllNames(context);
    await database.query('analyze');
    const [counted] = await database.query('select count(*)::int as keys from search_keys');
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`C3: ${teams} teams, ${String(counted?.['keys'])} keys, made in ${seconds} s`);
    const search = async (n: number): Promise<unknown> => {
      const query = TYPED[n % TYPED.length] ?? '';
      return await searchNames(context, { lang: 2, query, game_type_id: 0, followed: [] });
    };
    const product = async (): Promise<Measured> => ({
      value: 1_000 / quantileOf(await timesOf(reads, search), 0.5),
    });
    const limit = async (): Promise<Measured> => {
      const read = async (n: number): Promise<unknown> =>
        await database.query(
          `select kind, id from search_keys where class = 0 and key >= $1 collate "C" and key < $2 collate "C" order by key limit 300`,
          [TYPED[n % TYPED.length], `${TYPED[n % TYPED.length] ?? ''}\u{10ffff}`],
        );
      return { value: 1_000 / quantileOf(await timesOf(reads, read), 0.5) };
    };
    const against = await runRounds(
      { name: 'C3 searches; limit: bare prefixes', unit: '1/s', goal: 0, limit, product },
      rounds,
    );
    const times = await timesOf(queries, search);
    return [
      against,
      compareMost({ name: 'C3 search, p95 ms', values: [quantileOf(times, 0.95)], most: MOST.p95 }),
      compareMost({ name: 'C3 slowest search, ms', values: [Math.max(...times)], most: MOST.slowest }),
    ];
  } finally {
    await close();
    await database.close();
  }
}
