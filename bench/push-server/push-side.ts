/** A server of one kind that a bench publishes on. */
export interface PushSide {
  /** Publishes one price; `at` is told in it as its version. */
  publish(point: number, at: number): void;
}
