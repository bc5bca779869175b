import type { DeskAnswer } from '@clutchline/contract/desk';

import type { OpenStakes, PointExposure } from './sheet-store';
import { groupBy } from '../../platform/group-by';

type MatchMoney = DeskAnswer<'matchTree'>['rows'][number]['money'][number];
type PointMoney = DeskAnswer<'matchSheet'>['plays'][number]['points'][number]['money'][number];

const total = (rows: readonly OpenStakes[], amount: (row: OpenStakes) => bigint): bigint =>
  rows.reduce((sum, row) => sum + amount(row), 0n);
const count = (rows: readonly OpenStakes[]): number => rows.reduce((sum, { tickets }) => sum + tickets, 0);

/** What the house wins at least on the single bets of a play: of a pool nothing, its losers pay its winners. */
function worstOf(rows: readonly OpenStakes[]): bigint {
  const fixed = rows.filter(({ isPool }) => !isPool);
  const most = fixed.reduce((highest, { payable }) => (payable > highest ? payable : highest), 0n);
  return total(fixed, ({ stake }) => stake) - most;
}

/** Of one match, by currency. */
export function matchMoneyOf(stakes: readonly OpenStakes[]): MatchMoney[] {
  return [...groupBy(stakes, ({ currencyId }) => currencyId)]
    .toSorted(([one], [other]) => one - other)
    .map(([currencyId, rows]) => ({
      currency_id: currencyId,
      stake: String(total(rows, ({ stake }) => stake)),
      tickets: count(rows),
      worst: String([...groupBy(rows, ({ playId }) => playId).values()].reduce((sum, play) => sum + worstOf(play), 0n)),
      combo_payable: String(total(rows, ({ comboPayable }) => comboPayable)),
    }));
}

interface MoneyOfPlay {
  /** Highest loss of the house on the point by the limits in force. */
  readonly capOf: (currencyId: number) => bigint;
  /** Of this play. */
  readonly stakes: readonly OpenStakes[];
  /** Of its points. */
  readonly exposures: readonly PointExposure[];
}

/** Of a point, in every currency in which its play has stakes. */
export function pointMoneyOf(pointId: number, { capOf, stakes, exposures }: MoneyOfPlay): PointMoney[] {
  const currencies = new Set([...stakes, ...exposures].map(({ currencyId }) => currencyId));
  return [...currencies]
    .toSorted((one, other) => one - other)
    .map((currencyId) => {
      const ofPlay = stakes.filter((row) => row.currencyId === currencyId);
      const own = ofPlay.filter((row) => row.pointId === pointId);
      const result = total(ofPlay, ({ stake }) => stake) - total(own, ({ payable }) => payable);
      const exposure = exposures.find((each) => each.pointId === pointId && each.currencyId === currencyId);
      return {
        currency_id: currencyId,
        stake: String(total(own, ({ stake }) => stake)),
        tickets: count(own),
        result: ofPlay.some(({ isPool }) => isPool) ? null : String(result),
        combo_stake: String(total(own, ({ comboStake }) => comboStake)),
        combo_tickets: own.reduce((sum, { comboTickets }) => sum + comboTickets, 0),
        combo_payable: String(total(own, ({ comboPayable }) => comboPayable)),
        exposure: String(exposure?.amount ?? 0n),
        cap: String(capOf(currencyId)),
      };
    });
}
