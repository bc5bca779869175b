import type { VoidReason } from '@clutchline/contract';

/** One point is suspended or has no price; ms, end exclusive. */
export interface OutcomeIncident {
  readonly kind: 'suspended' | 'unpriced';
  readonly playId: number;
  /** Index of the point. */
  readonly place: number;
  readonly from: number;
  readonly until: number;
}

/** The play is void from `at` (ms): it closes, stakes are refunded. */
export interface VoidIncident {
  readonly kind: 'voided';
  readonly playId: number;
  readonly at: number;
  readonly reason: VoidReason;
}

export type Incident = OutcomeIncident | VoidIncident;
