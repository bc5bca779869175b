import type { BetHistoryItem, BetLeg } from '@clutchline/contract';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { otherSide } from './swap-side';

const { play, match } = buildBetLeg();

const poolLeg = (fields: Partial<BetLeg> = {}): BetLeg =>
  buildBetLeg({ pick: { kind: 'team', team_id: match.team_id_1 }, play: { ...play, category_id: 1 }, ...fields });

const poolBet = (fields: Partial<BetHistoryItem> = {}): BetHistoryItem => buildBet({ legs: [poolLeg()], ...fields });

describe('otherSide', () => {
  it('BET-5 of a team is the other team, with the handicap turned round', () => {
    expect(otherSide(poolBet())?.pick).toEqual({ kind: 'team', team_id: match.team_id_2 });
    const back = poolLeg({ pick: { kind: 'team', team_id: match.team_id_2 }, line: -1_500 });
    expect(otherSide(poolBet({ legs: [back] }))).toMatchObject({ pick: { team_id: match.team_id_1 }, line: 1_500 });
  });

  it.each([
    ['over', 'under'],
    ['under', 'over'],
    ['odd', 'even'],
    ['even', 'odd'],
    ['yes', 'no'],
    ['no', 'yes'],
  ] as const)('BET-5 of %s is %s', (kind, other) => {
    expect(otherSide(poolBet({ legs: [poolLeg({ pick: { kind } })] }))?.pick).toEqual({ kind: other });
  });

  it('BET-5 a score, a draw, or a market with a third side has no other side', () => {
    const score = poolLeg({ pick: { kind: 'score', score_1: 2, score_2: 0 } });
    const result = poolLeg({ play: { ...play, category_id: 1, market: 'match_result' } });
    for (const leg of [score, poolLeg({ pick: { kind: 'draw' } }), result]) {
      expect(otherSide(poolBet({ legs: [leg] }))).toBeNull();
    }
  });

  it('BET-5 a ticket at fixed odds, a combo, or one that is settled, rejected or swapped has no other side', () => {
    expect(otherSide(buildBet())).toBeNull();
    expect(otherSide(poolBet({ legs: [poolLeg(), poolLeg()] }))).toBeNull();
    expect(otherSide(poolBet({ settle_time: 1 }))).toBeNull();
    expect(otherSide(poolBet({ receive_status: 2 }))).toBeNull();
    expect(otherSide(poolBet({ swapped_to: '01JD5Z6W7X8Y9ZABCDEFGHJKMN' }))).toBeNull();
  });
});
