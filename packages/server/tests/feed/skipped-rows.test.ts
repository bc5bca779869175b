import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import type { Feed } from '@clutchline/feeds';
import { describe, expect, it } from 'vitest';

import { dataFolder } from '../../../feeds/src/replay/testing/data-folder';
import { dota2File } from '../../../feeds/src/replay/testing/synthetic-files';
import { reportSource } from '../../src/feed/feed-source';

const CHECKOUT = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

function report(feed: Pick<Feed, 'rows' | 'skipped'>) {
  const lines: string[] = [];
  const warned: unknown[] = [];
  const silent = (): void => undefined;
  const log = {
    info: silent,
    error: silent,
    warn: (fields: unknown, message: string) => warned.push([message, fields]),
  };
  const nothing = { name: 'replay', fingerprint: '', firstRunAt: null, snapshot: () => [], between: () => [] } as const;
  reportSource({ ...nothing, ...feed }, { log, report: (line) => lines.push(line) });
  return { lines, warned };
}

describe('D6 rows of the match data that are skipped', () => {
  it('D6 are counted at the start, by reason, on the console and in the log at its default level', () => {
    const skipped = [1, 2].map((line) => ({ file: 'x.csv', line, reason: `team_a is not decided yet (${line})` }));
    expect(report({ rows: { read: 9, later: 3 }, skipped })).toEqual({
      lines: ['Match data: 9 rows read, 4 used, 3 of later days, 2 skipped (npm run skipped-rows).'],
      warned: [
        [
          'rows of the match data were skipped',
          { read: 9, used: 4, later: 3, skipped: 2, reasons: { 'team_a is not decided yet': 2 } },
        ],
      ],
    });
  });

  it('D6 nothing is logged if every row was used, or if the feed has no source file', () => {
    expect(report({ rows: { read: 9, later: 0 }, skipped: [] }).warned).toEqual([]);
    expect(report({ skipped: [] })).toEqual({ lines: [], warned: [] });
  });

  it('D6 each row is printed by npm run skipped-rows, with file, line and reason', async () => {
    const { folder, remove } = await dataFolder([dota2File({}, { match_id: 9, series_id: 9, dire: 'รอประกาศ' })]);
    const command = [resolve(CHECKOUT, 'node_modules/tsx/dist/cli.mjs'), 'packages/server/src/cli/skipped-rows.ts'];
    const { stdout } = await run(process.execPath, [...command, '--data', folder], { cwd: CHECKOUT });
    const bad = await run(process.execPath, [...command, '--data', `${folder}-x`], { cwd: CHECKOUT }).catch(
      (error: unknown) => error,
    );
    await remove();
    expect(stdout).toContain('dota2_pro_matches_made_up.csv:3  dire is not decided yet (รอประกาศ)');
    expect(stdout).toContain('2 rows read, 0 used, 0 of later days, 2 skipped:');
    expect(bad).toMatchObject({ code: 1, stderr: expect.stringContaining('does not exist or cannot be read.') });
  });
});
