import type { EventStage } from '@clutchline/contract';

import type { MatchScript } from '../../script/match-script';

/** One edition of a cup: everything that happens in it. Times in ms. */
export interface Tournament {
  readonly stages: readonly EventStage[];
  readonly matches: readonly MatchScript[];
  /** Invited teams and all that can qualify until the week begins. */
  readonly runners: readonly number[];
  /** The winner of the final. */
  readonly winner: number;
  readonly finalStartsAt: number;
  readonly finalEndsAt: number;
}
