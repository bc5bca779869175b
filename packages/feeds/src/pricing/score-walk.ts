import type { Scoreline } from './scoreline';

export interface ScoreWalk {
  readonly from: readonly [number, number];
  readonly winNext: (score1: number, score2: number) => number;
  readonly isOver: (score1: number, score2: number) => boolean;
  /** Higher totals count as this one; bounds an endless overtime. */
  readonly longest: number;
}

/** Exact distribution of the final score: an absorbing Markov chain. */
export function walkScores({ from, winNext, isOver, longest }: ScoreWalk): readonly Scoreline[] {
  const ends: Scoreline[] = [];
  const [start1, start2] = from;
  let layer = new Map<number, number>([[start1, 1]]);
  for (let points = start1 + start2; layer.size > 0; points++) {
    const next = new Map<number, number>();
    for (const [score1, probability] of layer) {
      const score2 = points - score1;
      if (points >= longest || isOver(score1, score2)) {
        ends.push({ score1, score2, probability });
        continue;
      }
      const win = winNext(score1, score2);
      add(next, score1 + 1, probability * win);
      add(next, score1, probability * (1 - win));
    }
    layer = next;
  }
  return ends;
}

function add(layer: Map<number, number>, score1: number, probability: number): void {
  if (probability > 0) layer.set(score1, (layer.get(score1) ?? 0) + probability);
}
