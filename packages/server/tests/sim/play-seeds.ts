import { playSeed, type Played } from './run';
import type { Simulation } from './world';

export interface Run {
  readonly seeds: number;
  readonly steps: number;
  readonly seconds: number;
  readonly counts: Played['counts'];
  readonly violations: readonly string[];
}

interface Seeds {
  readonly first: number;
  readonly count: number;
  readonly by?: number;
  readonly stop?: boolean;
}

const CLEAR_EVERY = 20;

export async function playSeeds(simulation: Simulation, { first, count, by = 1, stop = false }: Seeds): Promise<Run> {
  const begun = performance.now();
  const counts = { placed: 0, refused: 0, settled: 0, corrected: 0, held: 0 };
  const violations: string[] = [];
  let seeds = 0;
  let steps = 0;
  for (let seed = first; seed < first + count * by; seed += by) {
    const played = await playSeed(simulation, seed);
    seeds += 1;
    steps += played.steps;
    for (const name of ['placed', 'refused', 'settled', 'corrected', 'held'] as const)
      counts[name] += played.counts[name];
    if (played.violation !== null) violations.push(played.violation);
    if (stop && violations.length > 0) break;
    if (seeds % CLEAR_EVERY !== 0) continue;
    const faults = await simulation.context.stores.wallets.verify();
    if (faults.length > 0) violations.push(`seed ${seed}, books: ${JSON.stringify(faults)}`);
    await simulation.clear();
  }
  return { seeds, steps, seconds: (performance.now() - begun) / 1_000, counts, violations };
}

export function sentence({ seeds, steps, seconds, counts, violations }: Run): string {
  const { placed, refused, settled, corrected, held } = counts;
  const bets = `bets placed ${placed}, refused ${refused}, held ${held}, settled ${settled}, corrected ${corrected}`;
  return `seeds ${seeds}, steps ${steps}, ${seconds.toFixed(1)} s; ${bets}; violations ${violations.length}`;
}
