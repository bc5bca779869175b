import type { AcceptPreference } from '@clutchline/contract';

import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { BOOKS, type Board, type ModelPoint } from './board';
import { amountOf, inMinor } from './currency';
import type { ModelWallet } from './model';
import type { Chance } from '@clutchline/test-support/processes/random';

const ACCEPT: readonly AcceptPreference[] = ['latest', 'better', 'none'];

const textOf = (odd: number): string => `${Math.floor(odd / 1_000)}.${String(odd % 1_000).padStart(3, '0')}`;

/** Sometimes outdated or invalid. */
export function drawRequest(board: Board, chance: Chance, wallet: ModelWallet): PlaceRequest {
  const points = drawPoints(board, chance);
  const selections = points.map((point) => {
    const isOld = chance.isOneIn(points.length < 3 ? 6 : 20);
    const version = Math.max(1, point.version + (isOld ? chance.pick([-1, 0, 0, 0, 1]) : 0));
    const odd = textOf(isOld ? chance.pick(chance.pick(BOOKS)) : point.odd);
    return { shop_id: point.pointId, game_id: point.gameId, play_info_id: point.playId, odd, version };
  });
  const all = points.map((_, place) => place);
  const stake = (): string => drawStake(chance, wallet);
  const single = (place: number) => ({ kind: 'single' as const, selections: [place], stake: stake() });
  const bets: PlaceRequest['bets'] =
    points.length >= 3 && !chance.isOneIn(6)
      ? [{ kind: 'parlay', selections: all, stake: stake(), ...drawSizes(chance, points.length) }]
      : all.map(single);
  if (chance.isOneIn(12)) bets.push(single(0));
  const request_id = Buffer.from(chance.bytes(12)).toString('base64url');
  return { lang: 2, request_id, accept: chance.pick(ACCEPT), selections, bets };
}

/** Up to three anywhere, or of three matches. Singles often on the first, to reach its limits. */
function drawPoints(board: Board, chance: Chance): ModelPoint[] {
  const all = [...board.points.values()];
  const open = all.filter((point) => board.refusalOf(point) === null);
  const usual = open.length > 0 && !chance.isOneIn(6) ? open : all;
  const count = chance.pick([1, 1, 1, 2, 3, 4, 4, 4]);
  const first = usual.filter(({ gameId }) => gameId === all[0]?.gameId);
  const list = count < 3 && first.length > 0 && chance.isOneIn(2) ? first : usual;
  if (count < 3) return Array.from({ length: count }, () => chance.pick(list));
  const games = chance.some([...new Set(list.map(({ gameId }) => gameId))], count);
  const legs = games.map((game) => chance.pick(list.filter(({ gameId }) => gameId === game)));
  return chance.isOneIn(20) ? [...legs, chance.pick(all)] : legs;
}

function drawStake(chance: Chance, { balance, currency }: ModelWallet): string {
  const shown = (minor: bigint): string => amountOf(minor, currency);
  const minor = (hundredths: number): bigint => inMinor(currency, BigInt(hundredths));
  const cents = chance.below(100);
  switch (chance.below(16)) {
    case 0:
      return shown(balance);
    case 1:
      return shown(balance / BigInt(1 + chance.below(3)) + BigInt(chance.below(3)));
    case 2:
      return chance.pick(
        [99, 500_000, 500_001, 200_000, 200_001, 0].map((hundredths) => shown(minor(hundredths))).concat('1.0005'),
      );
    case 3:
    case 4:
    case 8:
      return balance > minor(500_000) ? shown(minor((2_000 + chance.below(3_000)) * 100)) : shown(balance / 2n);
    case 5:
    case 6:
    case 7:
      return balance < minor(20_000) ? shown(balance) : shown(balance / BigInt(4 + chance.below(30)) + minor(cents));
    default:
      return shown(minor((1 + chance.below(9)) * 100 + cents));
  }
}

function drawSizes(chance: Chance, legs: number): { sizes?: number[]; per?: 'unit' | 'total' } {
  if (legs < 4 || chance.isOneIn(3)) return {};
  return { sizes: chance.pick([[3], [3, 4], [4]]), per: chance.pick(['unit', 'total']) };
}
