import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hashOf, toHex } from '../chance/index';
import { drawFacts, drawPairing } from './draw-round';
import { drawScene } from './draw-scene';
import { roundPlays } from './round-plays';
import { pickText, winningPick } from './round-results';
import { saltOf } from './salt';
import { chainSeeds } from './seed-chain';
import { verifyEpoch, verifyEvents, verifyRound, type PublishedRound, type VerificationLine } from './verify-round';

const seeds = chainSeeds(hashOf('another secret'), 200);
const anchor = toHex(seeds[0]!);
const lines = ['hello', '42'];
const salt = saltOf(anchor, lines);

function published(index: number): PublishedRound {
  const [commitment, seed] = [seeds[index - 1]!, seeds[index]!];
  const pairing = drawPairing(commitment, index, salt);
  const facts = drawFacts(seed, index, salt, pairing.win_chance);
  const results = roundPlays(pairing.win_chance).map((play) => pickText(winningPick(play, facts)));
  return { index, commitment: toHex(commitment), seed: toHex(seed), pairing, facts, results };
}

const failed = (checks: readonly VerificationLine[]): string[] =>
  checks.filter(({ isEqual }) => !isEqual).map(({ check }) => check);

function flipped(hex: string, bit: number): string {
  const bytes = Buffer.from(hex, 'hex');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes.toString('hex');
}

it('bad-input 140 events that were changed, left out, added or moved are shown beside those of the seed', () => {
  const round = published(3);
  const scene = drawScene(seeds[3]!, 3, salt, round.facts);
  expect(verifyEvents(round, salt, scene)).toMatchObject({ check: 'events', isEqual: true });
  const [first] = scene;
  const other = { ...first!, second: first!.second + 1 };
  for (const received of [[other, ...scene.slice(1)], scene.slice(0, -1), scene.slice(1), [...scene, first!], []])
    expect(verifyEvents(round, salt, received), JSON.stringify(received[0])).toMatchObject({ isEqual: false });
  expect(verifyEvents({ ...round, seed: 'no hash' }, salt, scene).isEqual).toBe(false);
});

describe('verifyRound', () => {
  it('ROUND-2, ROUND-5 confirms seed, pairing, facts and the twelve plays', () => {
    for (let index = 1; index <= 200; index += 1) {
      const checks = verifyRound(published(index), salt);
      expect(checks).toHaveLength(15);
      expect(failed(checks)).toEqual([]);
      expect(failed(verifyEpoch({ anchor, lines, salt }, published(index)))).toEqual([]);
    }
  });

  it('V3 ROUND-2 detects every seed with one flipped bit', () => {
    const round = published(7);
    for (let bit = 0; bit < 256; bit += 1)
      expect(failed(verifyRound({ ...round, seed: flipped(round.seed, bit) }, salt))).toContain('seed');
  });

  it('V5 ROUND-2 detects a forged seed, facts, salt line, pairing and result', () => {
    const round = published(9);
    const seed = toHex(hashOf('forged'));
    expect(failed(verifyRound({ ...round, seed, commitment: toHex(hashOf(hashOf('forged'))) }, salt))).toContain(
      'pairing',
    );
    expect(failed(verifyEpoch({ anchor, lines, salt }, { ...round, seed }))).toEqual(['anchor']);
    const facts = { ...round.facts, kills_1: round.facts.kills_1 + 1 };
    expect(failed(verifyRound({ ...round, facts }, salt))).toEqual(['facts']);
    expect(failed(verifyEpoch({ anchor, lines: ['hello', '43'], salt }, round))).toEqual(['salt']);
    const pairing = { ...round.pairing, win_chance: 70 };
    expect(failed(verifyRound({ ...round, pairing }, salt))).toContain('pairing');
    const results = round.results.with(0, 'side-3');
    expect(failed(verifyRound({ ...round, results }, salt))).toEqual(['map_winner']);
  });

  it.each([
    ['of 31 bytes', (hex: string) => hex.slice(2)],
    ['in upper case', (hex: string) => hex.toUpperCase()],
    ['that is empty', () => ''],
  ])('bad-input 140 reports a seed %s as a difference', (_name, change) => {
    const round = published(1);
    const checks = verifyRound({ ...round, seed: change(round.seed) }, salt);
    expect(failed(checks)).toEqual(['seed']);
    expect(checks[0]?.computed).toBe('not 64 lower-case hex digits');
    expect(failed(verifyRound({ ...round, commitment: change(round.commitment) }, salt))).toContain('pairing');
  });

  it('ROUND-2 a result that differs in one fact differs in its line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 11 }), (index, play) => {
        const round = published(index);
        const checks = verifyRound({ ...round, results: round.results.with(play, '') }, salt);
        expect(checks.findIndex(({ isEqual }) => !isEqual)).toBe(3 + play);
      }),
    );
  });
});
