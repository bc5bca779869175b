import { understood } from '@clutchline/test-support/server/bet-requests';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { getRoundEpochs } from '../../src/rounds';
import { LOCK, openRounds, type RoundsOfTest, START } from './open-rounds';

/** Odd or even: exactly one of its picks wins. */
const PLAY = 5;

let context: TestContext;
let rounds: RoundsOfTest;
beforeEach(async () => {
  context = await openTestContext();
  rounds = openRounds(context);
  await rounds.runAt(START - 1);
});
afterEach(() => context.close());

const refused = async () => understood(await getRoundEpochs(context, { lang: 2, epoch: 1 })).refused;

it('ROUND-5 refused stakes are split by what they would have become, in each currency, once the round is over', async () => {
  const { runAt, betOn, refusal } = rounds;
  const [yuan, yen] = [await context.player('100'), await context.player('10000', 3)];
  await runAt(START + 5_000);
  const changed = async (stake: string, pick: number) => {
    const request = await betOn(stake, { play: PLAY, pick });
    return { ...request, selections: request.selections.map((each) => ({ ...each, odd: '99.000' })) };
  };
  for (const pick of [0, 1]) {
    expect(await refusal(await changed('10', pick), yuan)).toBe('odds_changed');
    expect(await refusal(await changed('2.50', pick), yuan)).toBe('odds_changed');
    expect(await refusal(await changed('500', pick), yen)).toBe('odds_changed');
  }
  // Accepted, never payable, and late: none of them is counted.
  const late = await betOn('1', { play: PLAY });
  expect(await refusal(await betOn('1', { play: PLAY }), yuan)).toBeNull();
  expect(await refusal(await changed('100.01', 0), yuan)).not.toBeNull();
  context.setNow(LOCK);
  expect(await refusal(late, yuan)).toBe('past_cut_off');
  expect(await refused()).toEqual([]);
  await runAt(START + 110_000);
  expect(await refused()).toEqual([
    { currency_id: 1, won_bets: 2, won_stake: '12.50', lost_bets: 2, lost_stake: '12.50' },
    { currency_id: 3, won_bets: 1, won_stake: '500', lost_bets: 1, lost_stake: '500' },
  ]);
  expect(understood(await getRoundEpochs(context, { lang: 2, epoch: 7 })).refused).toEqual([]);
  expect(understood(await getRoundEpochs(context, { lang: 2 })).refused).toEqual([]);
});

it('ROUND-5 a request that is sent again counts once', async () => {
  const { runAt, betOn, refusal } = rounds;
  const player = await context.player('100');
  await runAt(START);
  const request = await betOn('10', { play: PLAY });
  for (let time = 0; time < 3; time += 1) expect(await refusal(request, player)).toBe('suspended');
  await runAt(START + 110_000);
  const [sum] = await refused();
  expect([(sum?.won_bets ?? 0) + (sum?.lost_bets ?? 0), sum?.currency_id]).toEqual([1, 1]);
});
