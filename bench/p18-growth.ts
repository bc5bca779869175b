import { medianOf, runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { GrownSetup } from './lib/grown-setup';

const FEW = 100_000;
const LATE_PAGE = 3;
const GOAL = { rate: 0.85, p99: 1.3 } as const;

type Measure = (setup: GrownSetup) => Promise<Measured>;

const MEASURES: readonly (readonly [name: string, unit: string, measure: Measure])[] = [
  ['placing', 'bets/s', (setup) => setup.placing()],
  ['settling', 'bets/s', (setup) => setup.settling()],
  ['first page of the history', 'pages/s', (setup) => setup.history(1)],
  ['late page of the history', 'pages/s', (setup) => setup.history(LATE_PAGE)],
  ['match list', 'lists/s', (setup) => setup.lists()],
  ['receipt', 'receipts/s', (setup) => setup.receipts()],
];

/** P18: a database with many settled bets against one with 100,000, one after the other in each round. */
export async function p18(rounds: number, { bets, folder }: BenchOptions): Promise<Comparison[]> {
  const few = await openGrown(FEW, null);
  try {
    const many = await openGrown(bets, folder);
    try {
      const reached: Comparison[] = [];
      for (const [name, unit, measure] of MEASURES)
        reached.push(...(await compare({ name: `P18 ${name} with ${bets} bets`, unit, measure }, [few, many], rounds)));
      return reached;
    } finally {
      await many.close();
    }
  } finally {
    await few.close();
  }
}

async function openGrown(bets: number, folder: string | null): Promise<GrownSetup> {
  const setup = await GrownSetup.open(bets, folder);
  console.log(JSON.stringify({ name: 'P18 growth', bets, ...setup.facts }));
  return setup;
}

async function compare(
  { name, unit, measure }: { readonly name: string; readonly unit: string; readonly measure: Measure },
  [few, many]: readonly [GrownSetup, GrownSetup],
  rounds: number,
): Promise<Comparison[]> {
  const tails: { few: number[]; many: number[] } = { few: [], many: [] };
  const measured = async (setup: GrownSetup, into: number[]): Promise<Measured> => {
    const result = await measure(setup);
    const p99 = result.details?.['p99'];
    if (p99 !== undefined) into.push(p99);
    return result;
  };
  await measure(few);
  await measure(many);
  const rate = await runRounds(
    { name, unit, goal: GOAL.rate, limit: () => measured(few, tails.few), product: () => measured(many, tails.many) },
    rounds,
  );
  if (tails.few.length === 0) return [rate];
  const values = tails.many.map((p99, index) => p99 / (tails.few[index] ?? medianOf(tails.few)));
  return [rate, compareMost({ name: `${name}, p99 against that with ${few.bets}`, values, most: GOAL.p99 })];
}
