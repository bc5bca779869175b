import type { VoidReason } from '@clutchline/contract';

/** A stretch in which one outcome of a play is suspended or has no price; ms, the end not included. */
export interface OutcomeIncident {
  readonly kind: 'suspended' | 'unpriced';
  readonly playId: number;
  /** Its place among the points of the play. */
  readonly place: number;
  readonly from: number;
  readonly until: number;
}

/** A play that is void from a moment on, ms: it closes then, and its bets get their stakes back. */
export interface VoidIncident {
  readonly kind: 'voided';
  readonly playId: number;
  readonly at: number;
  readonly reason: VoidReason;
}

export type Incident = OutcomeIncident | VoidIncident;
