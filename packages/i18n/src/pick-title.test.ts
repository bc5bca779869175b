import { describe, expect, it } from 'vitest';

import type { MarketCode, PickCode } from '@clutchline/contract';

import { pickLabel, pickTitle, type PickTextSource } from './pick-title';
import { teamName } from './team-name';
import { sampleMatch, translatorOf } from './testing/sample-match';

interface Sample {
  readonly pick: PickCode;
  readonly line?: number;
  readonly playLine?: number;
  readonly market?: MarketCode;
}

const source = ({ pick, line, playLine, market }: Sample): PickTextSource => ({
  match: sampleMatch,
  play: { market: market ?? 'match_winner', round: 0, line: playLine ?? null },
  pick,
  line: line ?? null,
});
const english = translatorOf(2);

const rows: readonly [Sample, title: string, label: string][] = [
  [{ pick: { kind: 'team', team_id: 11 } }, 'Aurora Peak', '1'],
  [{ pick: { kind: 'team', team_id: 22 } }, 'Tide Runners', '2'],
  [{ pick: { kind: 'team', team_id: 11 }, line: -1_500 }, 'Aurora Peak −1.5', '−1.5'],
  [{ pick: { kind: 'team', team_id: 22 }, line: 1_500 }, 'Tide Runners +1.5', '+1.5'],
  [{ pick: { kind: 'team', team_id: 22 }, line: 0 }, 'Tide Runners 0', '0'],
  [{ pick: { kind: 'over' }, playLine: 26_500 }, 'Over 26.5', 'O 26.5'],
  [{ pick: { kind: 'under' }, playLine: 33_000 }, 'Under 33', 'U 33'],
  [{ pick: { kind: 'score', score_1: 2, score_2: 1 } }, '2:1', '2:1'],
  [{ pick: { kind: 'draw' } }, 'Draw', 'X'],
  [{ pick: { kind: 'odd' } }, 'Odd', 'Odd'],
  [{ pick: { kind: 'yes' } }, 'Yes', 'Yes'],
];

describe('pickTitle and pickLabel', () => {
  it.each(rows)('DETAIL-1 write %o as "%s" and in a cell as "%s"', (sample, title, label) => {
    expect(pickTitle(english, source(sample))).toBe(title);
    expect(pickLabel(english, source(sample))).toBe(label);
  });

  it('U35 name the side where both teams have the same name in the language', () => {
    const twins = { ...sampleMatch, team_name_1_en: 'Tide', team_name_2_en: 'Tide' };
    const pick = { ...source({ pick: { kind: 'team', team_id: 22 } }), match: twins };
    expect(pickTitle(english, pick)).toBe('Tide (2)');
    expect(pickTitle(translatorOf(1), pick)).toBe('逐浪');
    expect(teamName(english, twins, 1)).toBe('Tide (1)');
  });

  it('LANG-3 name a team in the language, and in English if it has no name there', () => {
    const tide = source({ pick: { kind: 'team', team_id: 22 } });
    expect(pickTitle(translatorOf(1), tide)).toBe('逐浪');
    expect(pickTitle(translatorOf(4), tide)).toBe('Tide Runners');
  });
});
