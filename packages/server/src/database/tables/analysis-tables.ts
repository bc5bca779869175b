/** Finished maps by value and day. */
interface MapCounts {
  game_type_id: number;
  /** 0: all events of the game. */
  event_id: number;
  kind: 'points' | 'length';
  day: number;
  value: number;
  maps: number;
}

interface PriceSteps {
  point_id: number;
  at: number;
  odd: number;
  version: number;
}

export interface AnalysisTables {
  map_counts: MapCounts;
  price_steps: PriceSteps;
}
