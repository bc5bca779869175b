import { afterEach, expect, it, vi } from 'vitest';

import { buildRoundGame, PLAYED } from '../../../../testing/build-round';
import { verifyInPage } from './verify-in-page';

const { round } = buildRoundGame({ ...PLAYED, phase: 'ended' });
const wrong = async (change: Partial<typeof round>): Promise<readonly string[]> =>
  (await verifyInPage({ ...round, ...change })).lines.filter(({ isEqual }) => !isEqual).map(({ check }) => check);

afterEach(() => void vi.unstubAllGlobals());

it('ROUND-5 V3 a played round agrees with its seed by the cryptography of the browser', async () => {
  const { lines, isIndependent } = await verifyInPage(round);
  expect(isIndependent).toBe(true);
  expect(lines.map(({ isEqual }) => isEqual)).toEqual(lines.map(() => true));
  expect(lines).toHaveLength(16);
});

it('ROUND-5 without WebCrypto the page verifies by the hash of the game', async () => {
  const { lines } = await verifyInPage(round);
  vi.stubGlobal('crypto', {});
  expect(await verifyInPage(round)).toEqual({ lines, isIndependent: false });
});

it('bad-input 140 a result that does not match, a seed of 31 bytes and upper-case digits are shown as different', async () => {
  expect(await wrong({ facts: { ...PLAYED.facts, seconds: PLAYED.facts.seconds + 1 } })).toContain('facts');
  expect(await wrong({ commitment: 'a'.repeat(64) })).toContain('seed');
  expect(await wrong({ seed: PLAYED.seed.slice(2) })).toContain('seed');
  expect(await wrong({ seed: PLAYED.seed.toUpperCase() })).toContain('seed');
  expect(await wrong({ scene_hash: 'b'.repeat(64) })).toEqual(['scene']);
});
