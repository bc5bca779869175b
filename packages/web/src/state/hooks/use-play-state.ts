import type { Play } from '@clutchline/contract';

import type { OddsState } from './use-odds-cell';

/** Whether a play takes bets now. */
export function usePlayState(play: Play): OddsState {
  throw new Error(`pending ${play.play_info_id}`);
}
