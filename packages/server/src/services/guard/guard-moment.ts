/** When a batch is looked at, and over how much business time it reaches, in ms. */
export interface GuardMoment {
  readonly now: number;
  readonly spanMs: number;
}
