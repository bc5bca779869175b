type Pair = readonly [number, number];

/** Scores of a map that this device has seen, in order. */
export interface MapPath {
  readonly round: number;
  readonly scores: readonly Pair[];
}

/** A lower score is a correction: the path begins again. */
export function extendPath(known: MapPath | undefined, round: number, score: Pair): MapPath {
  const last = known?.round === round ? known.scores.at(-1) : undefined;
  if (known === undefined || last === undefined || score[0] < last[0] || score[1] < last[1])
    return { round, scores: [score] };
  const isSame = score[0] === last[0] && score[1] === last[1];
  return isSame ? known : { round, scores: [...known.scores, score] };
}
