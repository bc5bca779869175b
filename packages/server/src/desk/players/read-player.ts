import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import type { DeskPlayerSummary } from './desk-player-store';

type Needs = Pick<DeskContext, 'stores' | 'clock' | 'wallClock'>;

const NO_HOUSE_LIMITS = {
  ...{ day_stake: null, day_loss: null, session_minutes: null },
  ...{ stake_factor: 1_000, excluded_until: null },
};

const summaryOf = ({ playerId, externalId, nickname, currencyId }: DeskPlayerSummary) => ({
  ...{ player_id: playerId, external_id: externalId, nickname, currency_id: currencyId },
});

export async function findPlayers(
  { stores }: Pick<DeskContext, 'stores'>,
  { search }: DeskBody<'findPlayers'>,
): Promise<DeskAnswer<'findPlayers'>> {
  const text = search.trim();
  return text === '' ? [] : (await stores.deskPlayers.find(text)).map(summaryOf);
}

/** DESK-20. */
export async function readPlayer(
  { stores, clock, wallClock }: Needs,
  { player_id: playerId }: DeskBody<'player'>,
): Promise<DeskOutcome<DeskAnswer<'player'>>> {
  const player = await stores.deskPlayers.read(playerId);
  if (player === null) return problem('unknown_player');
  const details = await stores.deskPlayers.details(player.accountId, player.playerId, wallClock.now());
  return ok({
    ...summaryOf(player),
    ...{ account_id: player.accountId, business_at: clock.now() },
    ...{ lang: player.lang, time_zone: player.timeZone, created_at: player.createdAt, freeze: player.freeze },
    ...{ balance: String(player.balance), debt: String(player.debt), open_stakes: String(player.openStakes) },
    ...details,
    house_limits: details.house_limits ?? NO_HOUSE_LIMITS,
  });
}

export async function readPlayerWallet(
  { stores }: Pick<DeskContext, 'stores'>,
  { player_id: playerId, before, limit }: DeskBody<'playerWallet'>,
): Promise<DeskOutcome<DeskAnswer<'playerWallet'>>> {
  const player = await stores.deskPlayers.read(playerId);
  if (player === null) return problem('unknown_player');
  const found = await stores.deskPlayers.wallet(player.accountId, before ?? null, limit);
  const rows = found.map(({ transactionId, kind, orderNo, at, amount, balance }) => ({
    ...{ transaction_id: transactionId, kind, order_no: orderNo, at },
    ...{ amount: String(amount), balance: String(balance) },
  }));
  const next = found.length < limit ? null : (rows.at(-1)?.transaction_id ?? null);
  return ok({ currency_id: player.currencyId, rows, next });
}
