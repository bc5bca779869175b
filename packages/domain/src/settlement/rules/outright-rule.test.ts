import type { OutrightFacts } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import {
  FIRST,
  buildUnsettledPlay,
  buildMapFacts,
  buildMatchFacts,
  buildOutrightFacts,
  buildRunners,
} from '../../testing/index';
import { settlePlay } from '../settle-play';

const PLAY = buildUnsettledPlay('outright', buildRunners(4), { round: 0 });
const settle = (facts: Partial<OutrightFacts>, play = PLAY) =>
  settlePlay(play, { map: null, match: null, outright: buildOutrightFacts(facts) });
const outcomes = (facts: Partial<OutrightFacts>, play = PLAY) =>
  settle(facts, play)?.map(({ point_id, outcome, dead_heat }) => `${point_id} ${outcome} ${dead_heat}`) ?? null;

describe('outright', () => {
  it('BET-1 and BET-9 the champion wins, every other runner loses', () => {
    expect(outcomes({ winners: [12] })).toEqual(['1 lost 1', '2 won 1', '3 lost 1', '4 lost 1']);
    expect(settle({ winners: [12] })?.[1]).toEqual({
      point_id: 2,
      outcome: 'won',
      void_reason: null,
      dead_heat: 1,
      result: '12',
      rule: 'outright@1',
    });
  });

  it('BET-9 dead heat: several winners share, each with the number of winners', () => {
    expect(outcomes({ winners: [14, 11, 12] })).toEqual([
      '1 dead_heat 3',
      '2 dead_heat 3',
      '3 lost 1',
      '4 dead_heat 3',
    ]);
    expect(settle({ winners: [11, 12] })?.map(({ result }) => result)).toEqual(['11,12', '11,12', '11,12', '11,12']);
  });

  it('BET-9 a dead heat counts a winner that was not on offer, and a repeated winner once', () => {
    expect(outcomes({ winners: [11, 99] })?.[0]).toBe('1 dead_heat 2');
    expect(outcomes({ winners: [11, 11] })?.[0]).toBe('1 won 1');
  });

  it('BET-9 a champion that was not on offer: every runner on offer loses', () => {
    expect(outcomes({ winners: [99] })).toEqual(['1 lost 1', '2 lost 1', '3 lost 1', '4 lost 1']);
  });

  it('BET-9 the result of a dead heat of 64 fits where results are stored', () => {
    const winners = Array.from({ length: 64 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
    expect(settle({ winners })?.[0]?.result?.length).toBeLessThanOrEqual(64);
    expect(settle({ winners: [11, 12, 13, 14] })?.[0]).toMatchObject({ result: '11,12,13,…', dead_heat: 4 });
  });

  it('BET-9 withdrawn runners are void at once, and no other is decided while there is no winner', () => {
    const voided = {
      point_id: 3,
      outcome: 'void',
      void_reason: 'withdrawn',
      dead_heat: 1,
      result: null,
      rule: 'outright@1',
    };
    expect(settle({ winners: [], withdrawn: [13] })).toEqual([voided]);
    expect(settle({ winners: [11], withdrawn: [13] })?.[2]).toEqual(voided);
    expect(outcomes({ winners: [11], withdrawn: [13] })).toEqual(['1 won 1', '2 lost 1', '3 void 1', '4 lost 1']);
  });

  it('BET-9 waits while there is neither a winner nor a withdrawal', () => {
    expect(settle({ winners: [] })).toBeNull();
    expect(settle({ winners: [], withdrawn: [99] })).toBeNull();
    expect(settlePlay(PLAY, { map: null, match: null })).toBeNull();
    expect(settlePlay(PLAY, { map: buildMapFacts(), match: buildMatchFacts(), outright: null })).toBeNull();
  });

  it('BET-9 a withdrawn winner does not count: alone it leaves the result unknown, beside others it has no share', () => {
    expect(settle({ winners: [11], withdrawn: [11] })?.map(({ void_reason }) => void_reason)).toEqual([
      'withdrawn',
      'unverifiable_result',
      'unverifiable_result',
      'unverifiable_result',
    ]);
    expect(outcomes({ winners: [11, 12], withdrawn: [11] })?.slice(0, 2)).toEqual(['1 void 1', '2 won 1']);
  });

  it('BET-9 a pick that is no runner is void once there is a winner', () => {
    const strange = buildUnsettledPlay('outright', [...buildRunners(1), FIRST]);
    expect(settle({ winners: [11] }, strange)?.[1]).toMatchObject({
      outcome: 'void',
      void_reason: 'unverifiable_result',
    });
    expect(settle({ winners: [], withdrawn: [11] }, strange)).toHaveLength(1);
  });
});
