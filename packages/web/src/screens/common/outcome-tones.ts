import type { BetLeg } from '@clutchline/contract';

import type { BadgeTone } from '../../ui/badge';

/** Of the badge of a leg and of a settled point. */
export const OUTCOME_TONES: Readonly<Record<BetLeg['outcome'], BadgeTone>> = {
  pending: 'neutral',
  won: 'up',
  half_won: 'up',
  lost: 'down',
  half_lost: 'down',
  push: 'neutral',
  void: 'neutral',
  dead_heat: 'neutral',
};
