import type { Play } from '@clutchline/contract';

import { eachOnce } from '../queries/each-once';

/** Removes duplicate plays and points. */
export function withPlaysOnce<Holder extends { readonly plays: readonly Play[] }>(holder: Holder) {
  const plays = eachOnce(holder.plays, ({ play_info_id }) => play_info_id);
  return {
    ...holder,
    plays: plays.map((play) => ({ ...play, points: eachOnce(play.points, ({ point_id }) => point_id) })),
  };
}
