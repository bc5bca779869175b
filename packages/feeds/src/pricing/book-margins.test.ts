import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MARKET_CODES, type FeedEvent } from '@clutchline/contract';
import { BOOK_MARGINS, bookMarginOf, marginKindOf } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import { MARKET_TABLE } from '../script/market-table';
import { createSimulatorFeed } from '../simulator/create-simulator-feed';

const PUBLISHED = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');
const NOON = Date.UTC(2026, 10, 21, 12);
/** Limited prices do not carry the margin. */
const CUT = new Set([1_001, 101_000]);

/** Only in Speed LOL, which has separate prices. */
const OF_ROUNDS = new Set<string>(['first_dragon', 'duration_band', 'first_blood_position']);

type PlayEvent = Extract<FeedEvent, { type: 'play' }>;

const rows = [...PUBLISHED.matchAll(/^\| `(main|side|outright)` *\| (.*?) *\| (\d+) % *\|$/gm)];

describe('D9 the margins of the books', () => {
  it('D9 docs/rules.md names the margin of each kind as the code has it', () => {
    const published = Object.fromEntries(rows.map(([, kind = '', , percent]) => [kind, Number(percent) * 10]));
    expect(published).toEqual(BOOK_MARGINS);
  });

  it('D9 docs/rules.md names every market that is priced under its kind', () => {
    const published = new Map(
      rows.flatMap(([, kind, markets = '']) =>
        [...markets.matchAll(/`([a-z_0-9]+)`/g)].map(([, code]) => [code, kind]),
      ),
    );
    expect(published).toEqual(
      new Map(
        MARKET_CODES.filter((market) => !OF_ROUNDS.has(market)).map((market) => [
          market,
          marginKindOf({ market, group: MARKET_TABLE[market].group }),
        ]),
      ),
    );
  });

  it('D9 generated prices carry it: before the match, live and in champion bets', () => {
    const plays = createSimulatorFeed({ seed: 'margins' })
      .snapshot(NOON)
      .filter((event): event is PlayEvent => event.type === 'play')
      .filter(({ market, category_id }) => category_id !== 1 && market !== 'at_least_one_map')
      .filter(({ points }) => points.every(({ odd }) => odd !== null && !CUT.has(odd)));
    const kinds = new Set(plays.map((play) => `${marginKindOf(play)} ${play.category_id}`));
    expect(kinds).toEqual(new Set(['main 2', 'main 3', 'side 2', 'side 3', 'outright 4']));
    for (const play of plays) {
      const book = play.points.reduce((sum, { odd }) => sum + 1_000 / (odd ?? 0), 0);
      const margin = book - 1;
      expect(margin, play.market).toBeGreaterThan(bookMarginOf(play) - 1e-6);
      expect(margin, play.market).toBeLessThan(bookMarginOf(play) + play.points.length * 0.001);
    }
  });
});
