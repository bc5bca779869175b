import type { DeskAnswer } from '@clutchline/contract/desk';
import { possibleReturn } from '@clutchline/domain';
import type pg from 'pg';

type Sheet = DeskAnswer<'matchSheet'>;

interface Ticket {
  readonly order_no: string;
  readonly currency_id: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly is_single: boolean;
  readonly sizes: number[];
  readonly odds: number[];
  readonly play_id: number;
  readonly point_id: number;
}

/** Open tickets one by one, without the index, the grouping or the arithmetic of the sheet. */
const TICKETS = `
  select b.order_no, b.currency_id, b.stake, b.cap, b.kind = 'single' as is_single,
    (select array_agg(s::integer) from unnest(b.sizes) s) as sizes,
    (select array_agg(x.odd order by x.position) from bet_legs x where x.order_no = b.order_no) as odds,
    l.play_id, l.point_id
  from bets b join bet_legs l on l.order_no = b.order_no
  where l.game_id = $1 and b.payout is null and b.receive_status in (0, 1) and l.outcome = 'pending' and not b.is_pool`;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const paid = ({ stake, odds, cap, sizes }: Ticket): bigint =>
  possibleReturn(stake, odds, cap, sizes.length === 0 ? undefined : sizes);

function expectedOf(tickets: readonly Ticket[], playId: number, pointId: number) {
  const ofPlay = tickets.filter(({ play_id, is_single }) => play_id === playId && is_single);
  const own = ofPlay.filter(({ point_id }) => point_id === pointId);
  const combos = tickets.filter(({ point_id, is_single }) => point_id === pointId && !is_single);
  return {
    stake: sum(own.map(({ stake }) => stake)),
    tickets: own.length,
    result: sum(ofPlay.map(({ stake }) => stake)) - sum(own.map(paid)),
    comboStake: sum(combos.map(({ stake }) => stake)),
    comboTickets: combos.length,
    comboPaid: sum(combos.map(paid)),
  };
}

/** Differences between a sheet and the tickets of the connection's moment. */
export async function faultsOfSheet(
  client: pg.Client,
  { head, plays }: Sheet,
): Promise<{ readonly faults: string[]; readonly tickets: number }> {
  const { rows } = await client.query<Ticket>(TICKETS, [head.game_id]);
  const faults: string[] = [];
  for (const { play_id, points, category_id } of plays)
    for (const { point_id, money } of category_id === 1 ? [] : points) {
      const expected = expectedOf(rows, play_id, point_id);
      const shown = money[0];
      const [stake, result, bound] = [shown?.stake ?? '0', shown?.result ?? '0', BigInt(shown?.combo_payable ?? 0)];
      const pairs: readonly (readonly [string, unknown, unknown])[] = [
        ['stake', BigInt(stake), expected.stake],
        ['tickets', shown?.tickets ?? 0, expected.tickets],
        ['result', BigInt(result), expected.result],
        ['combo stake', BigInt(shown?.combo_stake ?? 0), expected.comboStake],
        ['combo tickets', shown?.combo_tickets ?? 0, expected.comboTickets],
      ];
      faults.push(
        ...pairs
          .filter(([, one, other]) => one !== other)
          .map(([what, one, other]) => `${point_id} ${what}: ${String(one)}, not ${String(other)}`),
      );
      // A bound, and not a loose one: a minor unit for each ticket at these stakes.
      if (bound < expected.comboPaid || bound > expected.comboPaid + BigInt(expected.comboTickets))
        faults.push(`${point_id} combos: ${bound} for ${expected.comboPaid}`);
    }
  return { faults, tickets: new Set(rows.map(({ order_no }) => order_no)).size };
}
