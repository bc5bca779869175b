import { pickText, roundPlays, roundPointId, winningPick } from '@clutchline/domain/virtual-round';

import type { Stores } from './context';
import { pairingOf } from './read-round-game';
import type { FinishedRound, RefusalSum, RefusedBets, StoredEpoch } from './round-store';

/** What bets that were refused before the lock would have become. */
export async function sumRefusals({ rounds }: Stores, finished: readonly FinishedRound[]): Promise<void> {
  const refused = await rounds.refusals(finished.map(({ id }) => id));
  if (refused.length === 0) return;
  const epochs = new Map((await rounds.epochs()).map((epoch) => [epoch.id, epoch]));
  const sums = finished.flatMap((round) => {
    const epoch = epochs.get(round.epoch);
    const own = refused.filter((each) => each.round === round.id);
    return epoch === undefined || own.length === 0 ? [] : sumsOf(own, winningPoints(round, epoch));
  });
  if (sums.length > 0) await rounds.addRefusalSums(sums);
}

function winningPoints(round: FinishedRound, epoch: StoredEpoch): ReadonlySet<number> {
  const plays = roundPlays(pairingOf(round, epoch).win_chance);
  return new Set(
    plays.map((play, place) => {
      const won = pickText(winningPick(play, round.facts));
      return roundPointId(
        round.id,
        place,
        play.picks.findIndex((pick) => pickText(pick) === won),
      );
    }),
  );
}

function sumsOf(refused: readonly RefusedBets[], winners: ReadonlySet<number>): RefusalSum[] {
  const sums = new Map<number, RefusalSum>();
  for (const { round, pointId, currencyId, bets, stake } of refused) {
    const none = { round, currencyId, wonBets: 0, wonStake: 0n, lostBets: 0, lostStake: 0n };
    const sum = sums.get(currencyId) ?? none;
    const next = winners.has(pointId)
      ? { ...sum, wonBets: sum.wonBets + bets, wonStake: sum.wonStake + stake }
      : { ...sum, lostBets: sum.lostBets + bets, lostStake: sum.lostStake + stake };
    sums.set(currencyId, next);
  }
  return [...sums.values()];
}
