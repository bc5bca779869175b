import { EVEN, MEASURED_SECONDS, measurePlacing, PlacingSetup } from './lib/placing-setup';
import { medianOf, runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';

const measure = (setup: PlacingSetup, urls: readonly string[]): Promise<Measured> => measurePlacing(setup, EVEN, urls);

/** P5: bets per second from HTTP to commit, against pgbench with the same SQL; two processes against one. */
export async function p5(rounds: number): Promise<Comparison[]> {
  const setup = await PlacingSetup.open(2);
  try {
    const tails: number[] = [];
    const [first = ''] = setup.urls;
    const product = async (): Promise<Measured> => {
      const measured = await measure(setup, [first]);
      tails.push((measured.details?.['p99'] ?? 0) / (measured.details?.['p50'] ?? 1));
      return measured;
    };
    await measure(setup, setup.urls);
    const limit = async (): Promise<Measured> => ({ value: await setup.limit(EVEN, MEASURED_SECONDS) });
    const placed = await runRounds({ name: 'P5 placing', unit: 'bets/s', limit, product, goal: 0.4 }, rounds);
    const tail = medianOf(tails);
    console.log(`P5 p99 / p50, median of the rounds: ${tail.toFixed(2)}   goal 3: ${tail <= 3 ? 'reached' : 'missed'}`);
    const two = await runRounds(
      {
        name: 'P5 two processes against one',
        unit: 'bets/s',
        limit: () => measure(setup, [first]),
        product: () => measure(setup, setup.urls),
        goal: 1,
      },
      rounds,
    );
    return [placed, { name: 'P5 tail', ratio: tail, isReached: tail <= 3 }, two];
  } finally {
    await setup.close();
  }
}
