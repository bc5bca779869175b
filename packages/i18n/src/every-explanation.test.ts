import { describe, expect, it } from 'vitest';

import { LANGUAGES, MARKET_CODES, toLocalizedFields, type MarketCode, type PickCode } from '@clutchline/contract';

import { pickExplanation } from './pick-explanation';
import { sameNames, sampleMatch, translatorOf } from './testing/sample-match';

const both: readonly PickCode[] = [
  { kind: 'team', team_id: 11 },
  { kind: 'team', team_id: 22 },
];
const totals: readonly PickCode[] = [{ kind: 'over' }, { kind: 'under' }];
const bands: readonly PickCode[] = [
  { kind: 'band', from: 22, to: 26 },
  { kind: 'band', from: 27, to: 29 },
];
const positions: readonly PickCode[] = [
  { kind: 'position', position: 'top' },
  { kind: 'position', position: 'jungle' },
  { kind: 'position', position: 'mid' },
  { kind: 'position', position: 'bot' },
  { kind: 'position', position: 'support' },
];
const parity: readonly PickCode[] = [{ kind: 'odd' }, { kind: 'even' }];

/** A new market must add its picks to compile. */
const PICKS: Readonly<Record<MarketCode, readonly PickCode[]>> = {
  match_winner: both,
  match_result: [...both, { kind: 'draw' }],
  map_handicap: both,
  total_maps: totals,
  correct_score: [
    { kind: 'score', score_1: 2, score_2: 0 },
    { kind: 'score', score_1: 1, score_2: 2 },
  ],
  at_least_one_map: both,
  map_winner: both,
  kill_handicap: both,
  total_kills: totals,
  odd_even_kills: parity,
  race_to_kills: both,
  first_blood: both,
  first_tower: both,
  first_dragon: both,
  duration: totals,
  duration_band: bands,
  first_blood_position: positions,
  rounds_handicap: both,
  total_rounds: totals,
  odd_even_rounds: parity,
  race_to_rounds: both,
  pistol_1: both,
  pistol_13: both,
  outright: [{ kind: 'runner', team_id: 11, names: sameNames('Aurora Peak') }],
  special: [...both, { kind: 'yes' }, { kind: 'no' }],
};

const LINES = [-2_250, -1_750, -1_500, -1_250, -1_000, -750, 500, 750, 1_000, 1_250, 1_500, 26_500, 27_000, 27_250];
const ALL = MARKET_CODES.flatMap((market) =>
  [0, 2].flatMap((round) => PICKS[market].flatMap((pick) => LINES.map((line) => ({ market, round, pick, line })))),
);
const UNFIT = /[a-z]_[a-z0-9]|[{}]|undefined|null|NaN|market\.|^\s*$|\s{2}/;
const match = { ...sampleMatch, ...toLocalizedFields('team_name_2', sameNames('Tide Runners')) };

describe.each(LANGUAGES)('in $code', ({ id }) => {
  const t = translatorOf(id);
  const sentences = ALL.map(({ market, round, pick, line }) => {
    const play = {
      market,
      round,
      line: Math.abs(line),
      ...(market === 'special' && toLocalizedFields('name', sameNames('Coach on stage'))),
    };
    return { market, pick, line, text: pickExplanation(t, { match, play, pick, line }, '2') };
  });

  it('DETAIL-1 LANG-2 every pick of every market has a sentence without a code or a gap', () => {
    expect(sentences.filter(({ text }) => UNFIT.test(text))).toEqual([]);
  });

  it('DETAIL-1 LANG-2 the sentence names what was picked', () => {
    const unnamed = sentences.filter(({ pick, text }) => {
      if (pick.kind === 'team') return !text.includes(pick.team_id === 11 ? 'Aurora Peak' : 'Tide Runners');
      if (pick.kind === 'runner') return !text.includes('Aurora Peak');
      return pick.kind === 'score' && !text.includes(`${pick.score_1}:${pick.score_2}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('DETAIL-1 LANG-2 no two picks of a market mean the same', () => {
    for (const market of MARKET_CODES) {
      const texts = PICKS[market].map((pick) => {
        const play = { market, round: 0, line: 1_500 };
        return pickExplanation(t, { match, play, pick, line: -1_500 }, '2');
      });
      expect(new Set(texts).size, market).toBe(texts.length);
    }
  });

  it('DETAIL-1 LANG-2 quarter lines state what becomes of each half', () => {
    const explain = (line: number) =>
      pickExplanation(
        t,
        {
          match,
          play: { market: 'kill_handicap', round: 0, line: null },
          pick: both[0] ?? { kind: 'draw' },
          line,
        },
        '',
      );
    const rest = (line: number, whole: string) => {
      const text = explain(line);
      expect(text).toContain(whole);
      return text.slice(text.lastIndexOf(whole));
    };
    expect(rest(-750, '−1')).not.toBe(rest(-1_250, '−1'));
    expect(rest(-1_750, '−2')).not.toBe(rest(-2_250, '−2'));
  });
});
