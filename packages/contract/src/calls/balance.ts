import { defineCall } from '../define-call';
import { balanceInfoSchema } from '../entities/balance-info';

/** Balance of the signed-in player (USER-2). A reply code other than 1 clears the login. */
export const balance = defineCall({
  path: '/api/game/user/balance',
  auth: 'token',
  request: {},
  response: balanceInfoSchema,
  refusals: [],
  requirement: 'USER-2',
});
