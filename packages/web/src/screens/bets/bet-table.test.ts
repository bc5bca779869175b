import { toLocalizedFields } from '@clutchline/contract';
import { buildBet, buildBetLeg, buildNames } from '@clutchline/domain/testing';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { describe, expect, it } from 'vitest';

import { toCsv } from '../common/files/to-csv';
import { betTable } from './export-button';

const GAMES = [
  {
    id: buildBetLeg().match.game_type_id,
    logo: 'all',
    sort: 1,
    tag_count: { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 },
    ...toLocalizedFields('game_name', buildNames('Game')),
    events_count: { total: 0, events: [] },
  },
];

describe('betTable', () => {
  it('BET-6 has a heading for every field of a ticket and a row a bet, as wide', () => {
    const bet = buildBet({
      settle_time: Date.UTC(2026, 0, 2),
      settlement_odds: '1.955',
      settlement_amount: '97.75',
      profit: '47.75',
      legs: [buildBetLeg(), buildBetLeg()],
      kind: 'parlay',
      sizes: [2],
    });
    const t = createTranslator(2, allCatalogues[2]);
    const [headings = [], cells = []] = betTable(
      t,
      [{ bet, status: 5, isNeutral: false, isHidden: false, currency: 'CNY' }],
      GAMES,
    );
    expect(headings).toHaveLength(15);
    expect(cells).toHaveLength(15);
    expect(cells.slice(0, 5)).toEqual([
      '01JD5Z6W7X8Y9ZABCDEFGHJKMN',
      '2026-01-01T12:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2-leg parlay · Combos',
      expect.stringMatching(/^Game.* \| Game/),
    ]);
    expect(cells.slice(8)).toEqual(['CNY', '50.00', '1.955', '1.955', '97.75', '47.75', 'Won']);
  });

  it('U34 BET-6 the state has its heading, times name UTC, and a pool bet is named as one', () => {
    const t = createTranslator(2, allCatalogues[2]);
    const leg = buildBetLeg();
    const bet = buildBet({ legs: [{ ...leg, play: { ...leg.play, category_id: 1 } }] });
    const [headings = [], cells = []] = betTable(
      t,
      [{ bet, status: 4, isNeutral: false, isHidden: false, currency: 'CNY' }],
      GAMES,
    );
    expect([headings[1], headings[2], headings.at(-1)]).toEqual(['Bet time (UTC)', 'Settled at (UTC)', 'Bet status']);
    expect(cells[3]).toBe('Single · Pool');
  });

  it('C8 BET-6 a combo is a combo, whatever the plays of its legs', () => {
    const t = createTranslator(2, allCatalogues[2]);
    const leg = buildBetLeg();
    const live = { ...leg, play: { ...leg.play, category_id: 3 as const } };
    const bet = buildBet({ kind: 'parlay', sizes: [3], legs: [live, live, live] });
    const [, cells = []] = betTable(t, [{ bet, status: 4, isNeutral: false, isHidden: false, currency: 'CNY' }], GAMES);
    expect(cells[3]).toMatch(/ · Combos$/);
  });

  it('BET-6 ROUND-8 the game of a bet on a round is Speed LOL, which no list of games has', () => {
    const t = createTranslator(2, allCatalogues[2]);
    const leg = buildBetLeg();
    const bet = buildBet({ legs: [{ ...leg, match: { ...leg.match, kind: 'virtual', game_type_id: 901 } }] });
    const [, cells = []] = betTable(t, [{ bet, status: 4, isNeutral: false, isHidden: false, currency: 'CNY' }], GAMES);
    expect(cells[4]).toBe('Speed LOL');
  });

  it('BET-6 leaves empty what an open ticket does not have yet', () => {
    const t = createTranslator(1, allCatalogues[1]);
    const [, cells = []] = betTable(
      t,
      [{ bet: buildBet(), status: 4, isNeutral: false, isHidden: false, currency: 'CNY' }],
      [],
    );
    expect([cells[2], cells[4], ...cells.slice(11, 14)]).toEqual(['', '', '', '', '']);
  });
});

const cell = (text: string): string => toCsv([[text]]).slice(1, -2);

describe('toCsv', () => {
  it('BET-6 begins with the mark of UTF-8 and ends every row as RFC 4180 requires', () => {
    expect(
      toCsv([
        ['战队', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFF战队,b\r\n1,2\r\n');
    expect(toCsv([])).toBe('\uFEFF');
  });

  it('BET-6 quotes what holds a comma, a quote, a semicolon or a line end', () => {
    expect(cell('a,b')).toBe('"a,b"');
    expect(cell('a;b')).toBe('"a;b"');
    expect(cell('say "gg"')).toBe('"say ""gg"""');
    expect(cell('two\r\nlines')).toBe('"two\r\nlines"');
    expect(cell(' edge')).toBe('" edge"');
  });

  it.each(['=1+1', '+cmd', '-cmd|calc', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '-1-1', '|x', '%x'])(
    'BET-6 %j cannot run as a formula',
    (text) => {
      expect(cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  it('BET-6 leaves amounts as numbers, a loss too', () => {
    for (const number of ['-20.00', '1.955', '0', '100000']) expect(cell(number)).toBe(number);
  });
});
