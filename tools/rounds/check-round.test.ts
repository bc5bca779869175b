import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hashOf, toHex } from '@clutchline/domain/chance';
import { chainSeeds, drawFacts, drawPairing, saltOf } from '@clutchline/domain/virtual-round';
import { afterAll, describe, expect, it } from 'vitest';

import { checkRound, type FileRound, type RoundFile } from './check-round';

const ROUNDS = 500;
const seeds = chainSeeds(hashOf('clutchline test secret'), ROUNDS);
const anchor = toHex(seeds[0]!);
const lines = ['hello', '幸运 八', '42'];
const epoch = { anchor, lines, salt: saltOf(anchor, lines) };

/** As the server publishes it, by the code of `domain`. */
function published(index: number): FileRound {
  const [commitment, seed] = [seeds[index - 1]!, seeds[index]!];
  const pairing = drawPairing(commitment, index, epoch.salt);
  const facts = drawFacts(seed, index, epoch.salt, pairing.win_chance);
  const round = `20261122-${String(index).padStart(3, '0')}`;
  return { round, index, commitment: toHex(commitment), seed: toHex(seed), pairing, facts };
}

const file: RoundFile = { epoch, rounds: Array.from({ length: ROUNDS }, (_, index) => published(index + 1)) };
const wrong = (round: FileRound, of = epoch): string[] =>
  checkRound(of, round)
    .filter(({ computed, published: value }) => computed !== value)
    .map(({ name }) => name);

describe('verify-round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-rounds-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('V5 ROUND-2 confirms every round that domain draws', () => {
    for (const round of file.rounds) expect(wrong(round)).toEqual([]);
  });

  it('V5 ROUND-2 detects a forged seed, facts, salt line and pairing', () => {
    const round = published(7);
    const seed = toHex(hashOf('forged'));
    expect(wrong({ ...round, seed, commitment: toHex(hashOf(hashOf('forged'))) })).toContain('anchor');
    expect(wrong({ ...round, facts: { ...round.facts, kills_1: round.facts.kills_1 + 1 } })).toEqual(['kills 1']);
    expect(wrong(round, { ...epoch, lines: ['hello', '42'] })).toEqual(['salt']);
    expect(wrong({ ...round, pairing: { ...round.pairing, club_1: 17 } })).toEqual(['club 1']);
  });

  it.each([
    ['31 bytes', (hex: string) => hex.slice(2)],
    ['upper case', (hex: string) => hex.toUpperCase()],
  ])('bad-input 140 detects a seed of %s', (_name, change) => {
    const round = published(3);
    expect(wrong({ ...round, seed: change(round.seed) })).toContain('hash of the seed');
  });

  it('V5 ROUND-2 the command verifies a file offline and fails for a forged one', () => {
    const run = (content: unknown, ...args: string[]) => {
      const path = join(folder, 'rounds.json');
      writeFileSync(path, JSON.stringify(content));
      const root = join(import.meta.dirname, '..', '..');
      return spawnSync('npx', ['tsx', 'tools/verify-round.ts', ...args, '--file', path], {
        cwd: root,
        encoding: 'utf8',
      });
    };
    const one = run(file, '20261122-417');
    expect(one.stdout).toContain('✓ 20261122-417\n  ✓ salt: ');
    expect(one.status).toBe(0);
    const forged = run({ ...file, rounds: file.rounds.with(4, { ...published(5), seed: '' }) });
    expect(forged.stdout).toContain('✗ 20261122-005');
    expect(forged.status).toBe(1);
    expect(run({ rounds: [] }, '20261122-417').stderr).toContain('no export of rounds');
  });
});
