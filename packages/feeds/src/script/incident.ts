import type { VoidReason } from '@clutchline/contract';

/** A period in which one point of a play is suspended or has no price; ms, end exclusive. */
export interface OutcomeIncident {
  readonly kind: 'suspended' | 'unpriced';
  readonly playId: number;
  /** Index among the points of the play. */
  readonly place: number;
  readonly from: number;
  readonly until: number;
}

/** A play that is void from a time on, ms: it closes, and stakes are refunded. */
export interface VoidIncident {
  readonly kind: 'voided';
  readonly playId: number;
  readonly at: number;
  readonly reason: VoidReason;
}

export type Incident = OutcomeIncident | VoidIncident;
