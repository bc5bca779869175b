import type { DeskAnswer, DeskBody, DeskNames } from '@clutchline/contract/desk';
import { formatOdd } from '@clutchline/domain';

import { betStateOf, type BetRecord } from '../../history';
import { orderNumberFrom } from '../../placement';
import type { DeskContext } from '../context';

/** Null: the market names the play. */
function sourceNames({ name_en: en = '', name_cn: cn = '' }: BetRecord['legs'][number]['play']): DeskNames | null {
  return en === '' && cn === '' ? null : { en, cn };
}

function describe(bet: BetRecord, playerId: string): DeskAnswer<'bets'>['bets'][number] {
  return {
    ...{ order_no: bet.orderNo, request_id: bet.requestId, player_id: playerId, kind: bet.kind },
    ...{ bet_time: bet.betTime, settle_time: bet.settleTime, state: betStateOf(bet), revision: bet.revision },
    ...{ currency_id: bet.currencyId, stake: String(bet.stake), odds: bet.odds },
    payout: bet.payout === null ? null : String(bet.payout),
    legs: bet.legs.map(({ match, play, pick, line, odd }) => ({
      ...{ game_id: match.game_id, team_id_1: match.team_id_1, team_id_2: match.team_id_2 },
      team_1: { en: match.team_name_1_en, cn: match.team_name_1_cn },
      team_2: { en: match.team_name_2_en, cn: match.team_name_2_cn },
      outright: match.kind === 'outright' ? { en: match.event_name_en, cn: match.event_name_cn } : null,
      ...{ market: play.market, round: play.round, line: play.line, names: sourceNames(play) },
      ...{ pick, point_line: line, odd: formatOdd(odd) },
    })),
  };
}

const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** DESK-19. The text is compared as it is (bad input row 311). */
export async function findBets(
  { stores }: Pick<DeskContext, 'stores'>,
  { search, from, to, before, limit }: DeskBody<'bets'>,
): Promise<DeskAnswer<'bets'>> {
  const orderNos = await stores.betSearch.find({
    text: search.trim(),
    from: from === undefined ? null : orderNumberFrom(from),
    to: lesser(to === undefined ? null : orderNumberFrom(to), before ?? null),
    limit,
  });
  const bets = await stores.bets.byOrderNos(orderNos);
  const playerIds = await stores.betSearch.playerIds([...new Set(bets.map(({ accountId }) => accountId))]);
  const byOrder = new Map(bets.map((bet) => [bet.orderNo, bet]));
  return {
    bets: orderNos.flatMap((orderNo) => {
      const bet = byOrder.get(orderNo);
      return bet === undefined ? [] : [describe(bet, playerIds.get(bet.accountId) ?? '')];
    }),
    next: orderNos.length < limit ? null : (orderNos.at(-1) ?? null),
  };
}
