import type { LiveState } from '@clutchline/contract';

/** 1634 is "27:14". */
export function clockText(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}

/** Finished rounds plus one. */
export function roundBeingPlayed(live: Pick<LiveState, 'round_score_1' | 'round_score_2'>): number {
  return live.round_score_1 + live.round_score_2 + 1;
}
