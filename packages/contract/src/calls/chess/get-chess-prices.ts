import { defineCall } from '../../define-call';
import { chessPricesSchema } from '../../entities/chess/chess-prices';

/**
 * Price list and odds in force, with their hash and the exact returns (CHESS-5). The page hashes its own list and shows no
 * odds if the hash differs.
 *
 * @example { lang: 2 }
 */
export const getChessPrices = defineCall({
  path: '/api/chess/getPriceList',
  auth: 'public',
  request: {},
  response: chessPricesSchema,
  refusals: [],
  requirement: 'CHESS-5',
});
