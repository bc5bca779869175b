import type { FeedEvent } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { createReplayFeed } from './create-replay-feed';
import { readSkippedRows } from './read-skipped-rows';
import type { ResultFile } from './readers/raw-map';
import { summarizeRows } from '../summarize-rows';
import { dataFolder } from './testing/data-folder';
import { dota2File, lolSeriesFile } from './testing/synthetic-files';

const DAY = '2030-05-04';
const NOW = Date.parse('2032-02-10T21:00:00Z');

async function openingSnapshot(...files: readonly ResultFile[]): Promise<readonly FeedEvent[]> {
  const { folder, remove } = await dataFolder(files);
  const feed = await createReplayFeed({ dataFolder: folder, day: DAY, now: NOW });
  await remove();
  return feed.snapshot(feed.firstRunAt ?? 0);
}

const OWLS = { radiant: 'Ember Owls', radiant_id: 11, dire: 'Frost Moths', dire_id: 12, series_type: 0 };
const today = { ...OWLS, match_id: 1, series_id: 1, start_utc: '2030-05-04T14:00:00Z' };
const before = { ...OWLS, match_id: 2, series_id: 2, start_utc: '2030-05-03T10:00:00Z' };

describe('D5 only what ended before the day counts', () => {
  it('D5 later rows change neither name nor id nor price', async () => {
    const renamed = { ...today, radiant: 'Owls of Ember', start_utc: '2030-05-06T10:00:00Z' };
    const later = [3, 4, 5].map((id) => ({ ...renamed, match_id: id, series_id: id }));
    const wins = [6, 7].map((id) => ({
      ...later[0],
      match_id: id,
      series_id: id,
      radiant: 'Owls of Ember',
      radiant_win: 'False',
    }));
    expect(await openingSnapshot(dota2File(before, today, ...later, ...wins))).toEqual(
      await openingSnapshot(dota2File(before, today)),
    );
  });

  it('D5 a later id for two names does not merge the teams of an earlier day', async () => {
    const other = {
      ...before,
      radiant: 'Night Owls',
      radiant_id: '',
      match_id: 3,
      series_id: 3,
      start_utc: '2030-05-02T10:00:00Z',
    };
    const merging = { ...today, radiant: 'Night Owls', match_id: 4, series_id: 4, start_utc: '2030-05-07T10:00:00Z' };
    expect(await openingSnapshot(dota2File(before, other, today, merging))).toEqual(
      await openingSnapshot(dota2File(before, other, today)),
    );
  });

  it('D5 a map that is still being played when the day opens does not count', async () => {
    const running = { ...before, start_utc: '2030-05-03T23:50:00Z', duration_s: 2_400 };
    const ended = { ...before, start_utc: '2030-05-03T23:10:00Z', duration_s: 2_400 };
    const without = await openingSnapshot(dota2File(today));
    expect(await openingSnapshot(dota2File(today, running))).toEqual(without);
    expect(await openingSnapshot(dota2File(today, ended))).not.toEqual(without);
  });

  it('D5 a series that continues after midnight is complete', async () => {
    const map = (no: number, datetime_utc: string, wins: number) => ({
      game_id: `G${no}`,
      game_no: no,
      datetime_utc,
      series_wins_a: wins,
    });
    const rows = [map(1, '2030-05-04T23:00:00Z', 1), map(2, '2030-05-05T00:10:00Z', 2)];
    expect((await openingSnapshot(lolSeriesFile(...rows))).filter(({ type }) => type === 'match')).toHaveLength(1);
  });
});

it('D6 every row is used, of a later day, or skipped with its reason', async () => {
  const { folder, remove } = await dataFolder([
    dota2File(
      before,
      today,
      { ...today, match_id: 9, series_id: 9, dire: 'TBD', dire_id: 0 },
      { ...today, match_id: 8, series_id: 8, start_utc: '2031-01-01T00:00:00Z' },
    ),
    { name: 'unknown.csv', text: 'a,b\n1,2\n' },
  ]);
  const found = await readSkippedRows(folder, DAY);
  await remove();
  expect(found.unread).toEqual(['unknown.csv']);
  expect(found.skipped).toEqual([
    { file: 'dota2_pro_matches_made_up.csv', line: 4, reason: 'dire is not decided yet (TBD)' },
  ]);
  expect(summarizeRows(found)).toEqual({
    read: 4,
    used: 2,
    later: 1,
    skipped: [{ reason: 'dire is not decided yet', count: 1 }],
  });
});
