const IDS_PER_LANE = 100;
const LANES = 100;
const SEASONS_PER_EVENT = 100_000;
const STAGES_PER_SEASON = 10;

/** `lane`: competition, 0 to 99; `n`: position within the day, 0 to 99. */
export function matchIdOf({
  lane,
  day,
  n,
}: {
  readonly lane: number;
  readonly day: number;
  readonly n: number;
}): number {
  return (day * LANES + lane) * IDS_PER_LANE + n + 1;
}

interface StagePlace {
  readonly eventId: number;
  readonly season: number;
  /** From 1 to 9. */
  readonly position: number;
}

export function stageIdOf({ eventId, season, position }: StagePlace): number {
  return (eventId * SEASONS_PER_EVENT + season) * STAGES_PER_SEASON + position;
}
