export interface PushSide {
  /** `at` becomes its version. */
  publish(point: number, at: number): void;
}
