import { EVEN, HOT, measurePlacing, PlacingSetup, type Draw } from './lib/placing-setup';
import {
  medianOf,
  quantileOf,
  runRounds,
  type Measured,
  type Comparison,
} from '@clutchline/test-support/bench/run-rounds';

const SECONDS = 8;

/** P6: nine of ten bets on one market and one hot account, against an even spread. */
export async function p6(rounds: number): Promise<Comparison[]> {
  const setup = await PlacingSetup.open(1);
  try {
    const others: number[] = [];
    const measure = (draw: Draw): Promise<Measured> => measurePlacing(setup, draw, setup.urls);
    const cold = { ...EVEN, point: () => 1 + Math.floor(Math.random() * 199) };
    const besideP99 = async (draw: Draw): Promise<number> => {
      const [, beside] = await Promise.all([
        setup.product(draw, SECONDS / 2, setup.urls),
        setup.product(cold, SECONDS / 2, setup.urls),
      ]);
      return quantileOf(beside.times, 0.99);
    };
    await measure(EVEN);
    const hot = await runRounds(
      {
        name: 'P6 hot market',
        unit: 'bets/s',
        limit: () => measure(EVEN),
        product: async () => {
          const measured = await measure(HOT);
          const calm = await besideP99(cold);
          others.push((await besideP99({ ...HOT, point: () => 0 })) / calm);
          return measured;
        },
        goal: 0.7,
      },
      rounds,
    );
    const tail = medianOf(others);
    console.log(`P6 p99 of other markets beside the hot one / beside an even load: ${tail.toFixed(2)}   goal 1.5`);
    return [hot, { name: 'P6 other markets', ratio: tail, isReached: tail <= 1.5 }];
  } finally {
    await setup.close();
  }
}
