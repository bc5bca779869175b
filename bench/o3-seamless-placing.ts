import { runRounds, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { EVEN, measurePlacing, PlacingSetup } from './lib/placing-setup';
import { openSeamlessPlacing } from './lib/seamless-placing';

/** O3: bets per second with a seamless wallet, against the internal wallet. */
export async function o3(rounds: number): Promise<Comparison[]> {
  const internal = await PlacingSetup.open(1);
  const seamless = await openSeamlessPlacing();
  try {
    const measure = (setup: PlacingSetup) => measurePlacing(setup, EVEN, setup.urls);
    for (const setup of [internal, seamless.setup]) await measure(setup);
    const contest = { name: 'O3 seamless wallet', unit: 'bets/s', goal: 0.6 };
    return [
      await runRounds({ ...contest, limit: () => measure(internal), product: () => measure(seamless.setup) }, rounds),
    ];
  } finally {
    await seamless.close();
    await internal.close();
  }
}
