import type { VoidReason } from '@clutchline/contract';

/** Ms, end exclusive. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** One point is suspended or has no price. */
export interface OutcomeIncident extends Stretch {
  readonly kind: 'suspended' | 'unpriced';
  readonly playId: number;
  /** Index of the point. */
  readonly place: number;
}

/** The play is void from `at` (ms): it closes, stakes are refunded. */
export interface VoidIncident {
  readonly kind: 'voided';
  readonly playId: number;
  readonly at: number;
  readonly reason: VoidReason;
}

/** A play is not shown and returns. */
export interface HiddenPlay extends Stretch {
  readonly kind: 'play-hidden';
  readonly playId: number;
}

/** The match is paused, or not shown, and returns. */
export interface MatchIncident extends Stretch {
  readonly kind: 'paused' | 'match-hidden';
}

export type Incident = OutcomeIncident | VoidIncident | HiddenPlay | MatchIncident;
