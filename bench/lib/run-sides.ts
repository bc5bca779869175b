import { compareRounds, type Comparison, type Contest, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { SECOND } from '../../tools/time/durations';

export type SideRound<Side extends string> = ReadonlyMap<Side, Measured>;

export interface Side<Name extends string> {
  readonly name: Name;
  readonly measure: () => Promise<Measured>;
}

/** All of them in each round, each time in another order. */
export async function runSides<Name extends string>(
  name: string,
  sides: readonly Side<Name>[],
  rounds: number,
): Promise<SideRound<Name>[]> {
  const results: SideRound<Name>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    const first = (round - 1) % sides.length;
    const measured = new Map<Name, Measured>();
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) measured.set(side.name, await side.measure());
    results.push(measured);
    const seconds = (performance.now() - began) / SECOND;
    console.log(JSON.stringify({ name, round, ...Object.fromEntries(measured), seconds }));
  }
  return results;
}

export function compareSides<Name extends string>(
  results: readonly SideRound<Name>[],
  contest: Pick<Contest, 'name' | 'unit' | 'goal'> & { readonly limit: Name; readonly product: Name },
): Comparison {
  const pairs = results.flatMap((round) => {
    const [limit, product] = [round.get(contest.limit), round.get(contest.product)];
    return limit === undefined || product === undefined ? [] : [{ limit, product }];
  });
  return compareRounds(contest, pairs);
}
