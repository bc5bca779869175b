import type { OutrightFacts } from '@clutchline/contract';

import type { UnsettledPlay, UnsettledPoint, SettledPoint } from '../settled-point';
import type { MarketRule } from '../market-rule';
import { voidPoint } from '../void-play';

const RULE = 'outright@1';

/** Above any dead heat, and short enough for the column. */
const NAMED_WINNERS = 3;

/** The winner wins, several winners share a dead heat, withdrawn runners are void (BET-1). */
export const OUTRIGHT_RULE: MarketRule = { scope: 'outright', id: RULE };

/** Without a winner only the withdrawn runners; null if no runner withdrew. */
export function settleOutright(play: UnsettledPlay, { winners, withdrawn }: OutrightFacts): SettledPoint[] | null {
  const standing = [...new Set(winners)].filter((team) => !withdrawn.includes(team));
  const isOpen = winners.length === 0;
  const settled = play.points.flatMap((point) => {
    if (hasRunner(point, withdrawn)) return [voidPoint(point.point_id, 'withdrawn', RULE)];
    return isOpen ? [] : [settleRunner(point, standing)];
  });
  return isOpen && settled.length === 0 ? null : settled;
}

function settleRunner(point: UnsettledPoint, winners: readonly number[]): SettledPoint {
  const { point_id } = point;
  if (point.pick.kind !== 'runner' || winners.length === 0) return voidPoint(point_id, 'unverifiable_result', RULE);
  const settled = { point_id, void_reason: null, result: namesOf(winners), rule: RULE };
  if (!hasRunner(point, winners)) return { ...settled, outcome: 'lost', dead_heat: 1 };
  const isShared = winners.length > 1;
  return { ...settled, outcome: isShared ? 'dead_heat' : 'won', dead_heat: winners.length };
}

function hasRunner({ pick }: UnsettledPoint, teams: readonly number[]): boolean {
  return pick.kind === 'runner' && teams.includes(pick.team_id);
}

function namesOf(winners: readonly number[]): string {
  const named = winners.slice(0, NAMED_WINNERS).join(',');
  return winners.length > NAMED_WINNERS ? `${named},…` : named;
}
