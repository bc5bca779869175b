import { defineCall } from '../define-call';
import { balanceInfoSchema } from '../entities/balance-info';

/** The signed-in player's balance (USER-2). An answer other than code 1 clears the login. */
export const balance = defineCall({
  path: '/api/game/user/balance',
  auth: 'token',
  request: {},
  response: balanceInfoSchema,
  refusals: [],
  requirement: 'USER-2',
});
