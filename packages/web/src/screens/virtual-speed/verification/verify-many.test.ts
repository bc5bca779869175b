import type { BetHistoryItem, PlayedRound } from '@clutchline/contract';
import { buildBet } from '@clutchline/domain/testing';
import { hashOf, toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  drawFacts,
  drawPairing,
  pickText,
  roundGameId,
  roundNumber,
  roundPlayId,
  roundPlays,
  roundPointId,
  saltOf,
  winningPick,
} from '@clutchline/domain/virtual-round';
import { expect, it, vi } from 'vitest';

import { testRounds } from './chance-tests';
import { daysOf } from './epoch-days';
import { payoutOf, RoundsVerifier } from './verify-many';

/** 10,080 for the figures of docs/spec/virtual-games.md; the limits of processor time hold for that count. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 720);
const IS_TIMED = ROUNDS >= 10_000;
const MOST_MS = 3_000;
const MOST_TASK_MS = 50;
const FIRST = 14_960_880;
const SEEDS = chainSeeds(hashOf('rounds of a day'), ROUNDS);
const ANCHOR = toHex(SEEDS[0] ?? new Uint8Array(32));
const EPOCH = { epoch: 1, anchor: ANCHOR, first_round: FIRST, salt: saltOf(ANCHOR, []) };

function played(index: number): PlayedRound {
  const [commitment, seed] = [SEEDS[index - 1], SEEDS[index]];
  if (commitment === undefined || seed === undefined) throw new Error('no such round');
  const pairing = drawPairing(commitment, index, EPOCH.salt);
  const facts = drawFacts(seed, index, EPOCH.salt, pairing.win_chance);
  const round = FIRST + index - 1;
  return {
    ...{ round, number: roundNumber(round), epoch: 1, index, pairing, facts, was_live: 1, void_reason: null },
    ...{ commitment: toHex(commitment), seed: toHex(seed), scene_hash: null, voided: [] },
    results: roundPlays(pairing.win_chance).map((play) => pickText(winningPick(play, facts))),
  };
}

const DAY = Array.from({ length: ROUNDS }, (_, index) => played(ROUNDS - index));

/** Processor time of this thread, which other programs do not lengthen much; Node.js 24 or later. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function wrongOf(rounds: readonly PlayedRound[]): Promise<readonly string[]> {
  const verifier = new RoundsVerifier([EPOCH]);
  await verifier.add(rounds);
  return verifier.proof.wrong;
}

it(`V4 ROUND-5 ${ROUNDS} rounds are verified in slices, by the cryptography of the browser`, async () => {
  let tasks = 0;
  let longest = 0;
  const since = performance.now();
  const nowMs = IS_TIMED ? threadMs : () => performance.now();
  const start = nowMs();
  let last = start;
  const timer = setInterval(() => {
    tasks += 1;
    longest = Math.max(longest, nowMs() - last);
    last = nowMs();
  }, 0);
  const verifier = new RoundsVerifier([EPOCH]);
  await verifier.add(DAY);
  const [took, used] = [performance.now() - since, nowMs() - start];
  clearInterval(timer);
  const clock = IS_TIMED ? 'processor time' : 'time';
  console.log(`V4: ${ROUNDS} rounds in ${took.toFixed(0)} ms, ${used.toFixed(0)} ms of ${clock},`);
  console.log(`of which at most ${longest.toFixed(0)} ms without another task`);
  if (IS_TIMED) expect([used <= MOST_MS, longest <= MOST_TASK_MS]).toEqual([true, true]);
  expect(verifier.proof).toEqual({ rounds: ROUNDS, wrong: [], bets: 0, wrongBets: [], isIndependent: true });
  expect(tasks).toBeGreaterThan(3);
  const { tests } = await testRounds(verifier.agreeing);
  expect(tests).toHaveLength(108);
  expect(Math.min(...tests.map(({ p }) => p))).toBeGreaterThan(1e-6);
});

it('V4 ROUND-5 without WebCrypto the page verifies the same', async () => {
  vi.stubGlobal('crypto', {});
  const verifier = new RoundsVerifier([EPOCH]);
  await verifier.add(DAY.slice(0, 30));
  vi.unstubAllGlobals();
  expect(verifier.proof).toMatchObject({ rounds: 30, wrong: [], isIndependent: false });
});

it('V5 bad-input 140 a forged seed, fact, result, pairing, number or link of the chain is named', async () => {
  const rounds = [played(1), played(2), played(3)] as const;
  const [one, two, three] = rounds;
  const other = played(9);
  const forgeries: readonly PlayedRound[] = [
    { ...two, seed: other.seed },
    { ...two, facts: other.facts },
    { ...two, results: [...other.results].reverse() },
    { ...two, pairing: { ...two.pairing, club_1: (two.pairing.club_1 + 1) % 16 } },
    { ...two, index: 3 },
    { ...two, epoch: 2 },
  ];
  for (const forged of forgeries) expect(await wrongOf([three, forged, one])).toContain(two.number);
  // A round that agrees with itself, but belongs to another chain.
  const chain = chainSeeds(hashOf('another chain'), 2);
  const [commitment = hashOf(''), seed = hashOf('')] = [chain[0], chain[1]];
  const pairing = drawPairing(commitment, 2, EPOCH.salt);
  const facts = drawFacts(seed, 2, EPOCH.salt, pairing.win_chance);
  const results = roundPlays(pairing.win_chance).map((play) => pickText(winningPick(play, facts)));
  const swapped = { ...two, commitment: toHex(commitment), seed: toHex(seed), pairing, facts, results };
  expect(await wrongOf([three, swapped, one])).toContain(two.number);
  expect(await wrongOf([three, two, one])).toEqual([]);
  expect(await wrongOf([{ ...two, seed: null, facts: null, results: [] }])).toEqual([]);
});

/** On a pick of the winner of a round. */
function betOn({ round }: PlayedRound, pick: number, paid: string | null): BetHistoryItem {
  const bet = buildBet({ stake: '10.00', settlement_amount: paid });
  const [leg] = bet.legs;
  if (leg === undefined) throw new Error('no leg');
  const ids = {
    game_id: roundGameId(round),
    play_info_id: roundPlayId(round, 0),
    shop_id: roundPointId(round, 0, pick),
  };
  return { ...bet, legs: [{ ...leg, ...ids, odd: '1.955', void_reason: null }] };
}

it('ROUND-5 own bets are settled again by the rules of all bets; a wrong payout is named', async () => {
  const round = played(5);
  const winner = round.results[0] === 'side-1' ? 0 : 1;
  expect(payoutOf(betOn(round, winner, null), round)).toBe('19.55');
  expect(payoutOf(betOn(round, 1 - winner, null), round)).toBe('0.00');
  expect(payoutOf(betOn(round, 1 - winner, null), { ...round, voided: [0] })).toBe('10.00');
  const verifier = new RoundsVerifier([EPOCH]);
  await verifier.add([round]);
  const wrong = { ...betOn(round, winner, '19.54'), order_no: '01JDEM0000000000000000WRNG' };
  verifier.settle([betOn(round, winner, '19.55'), wrong, betOn(round, winner, null), betOn(played(6), 0, '1.00')]);
  expect(verifier.proof).toMatchObject({ bets: 2, wrongBets: [wrong.order_no] });
});

it('ROUND-5 an epoch has its days until now, newest first', () => {
  const start = FIRST * 120_000;
  const day = new Date(start).toISOString().slice(0, 10);
  expect(daysOf({ first_round: FIRST, rounds: 10_080 }, start + 60_000)).toEqual([day]);
  expect(daysOf({ first_round: FIRST + 1, rounds: 10_080 }, start + 30 * 86_400_000)).toHaveLength(15);
  expect(daysOf({ first_round: FIRST, rounds: 10_080 }, start - 86_400_000)).toEqual([]);
});
