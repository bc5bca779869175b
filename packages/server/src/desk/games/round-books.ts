import type { DeskAnswer } from '@clutchline/contract/desk';
import { roundMoment, roundNumber } from '@clutchline/domain/virtual-round';

import type { DeskContext } from '../context';
import type { OfferedRound, RoundRefusals, RoundTickets } from './game-store';

type Book = DeskAnswer<'virtualGames'>['speed_lol']['books'][number];
type Money = Book['money'][number];

const NO_TICKETS = { tickets: 0, openTickets: 0, stake: 0n, settledStake: 0n, paid: 0n };
const NO_REFUSALS = { bets: 0, stake: 0n };

function moneyOf(tickets: readonly RoundTickets[], refusals: readonly RoundRefusals[]): Money[] {
  const currencies = new Set([...tickets, ...refusals].map(({ currencyId }) => currencyId));
  return [...currencies]
    .toSorted((one, other) => one - other)
    .map((currencyId) => {
      const own = tickets.find((each) => each.currencyId === currencyId) ?? NO_TICKETS;
      const refused = refusals.find((each) => each.currencyId === currencyId) ?? NO_REFUSALS;
      return {
        ...{ currency_id: currencyId, tickets: own.tickets, open_tickets: own.openTickets, stake: String(own.stake) },
        ...{ paid: String(own.paid), result: String(own.settledStake - own.paid) },
        ...{ refused_bets: refused.bets, refused_stake: String(refused.stake) },
      };
    });
}

function stateOf({ round, is_finished, is_void }: OfferedRound, running: number): Book['state'] {
  if (is_finished) return is_void ? 'void' : 'finished';
  return round === running ? 'running' : 'unfinished';
}

/** Of the last offered rounds, latest first. */
export async function readRoundBooks(
  { stores: { games }, clock }: Pick<DeskContext, 'stores' | 'clock'>,
  limit: number,
): Promise<Book[]> {
  const offered = await games.offeredRounds(limit);
  const rounds = offered.map(({ round }) => round);
  const [tickets, refusals] = [await games.tickets(rounds), await games.refusals(rounds)];
  const running = roundMoment(clock.now()).round;
  return offered.map((row) => ({
    ...{ number: roundNumber(row.round), team_1: row.team_1, team_2: row.team_2, state: stateOf(row, running) },
    money: moneyOf(
      tickets.filter(({ round }) => round === row.round),
      refusals.filter(({ round }) => round === row.round),
    ),
  }));
}
