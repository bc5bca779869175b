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
  readonly place: number;
}

export interface VoidIncident {
  readonly kind: 'voided';
  readonly playId: number;
  readonly at: number;
  readonly reason: VoidReason;
}

export interface HiddenPlay extends Stretch {
  readonly kind: 'play-hidden';
  readonly playId: number;
}

/** The match is paused, or hidden. */
export interface MatchIncident extends Stretch {
  readonly kind: 'paused' | 'match-hidden';
}

export type Incident = OutcomeIncident | VoidIncident | HiddenPlay | MatchIncident;
