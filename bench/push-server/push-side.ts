export interface PushSide {
  publish(point: number, at: number): void;
}
