import { buildBet } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { createTestApp, TOKEN } from '../../../testing/test-app';
import { applyBetUpdates } from '../placement/apply-bet-updates';
import { dismissCorrections, noteCorrections } from './corrections';

const FIRST = '01JDEM0123456789ABCDEFGHJK';
const SECOND = '01JDEM0123456789ABCDEFGHJM';
const bet = (order_no: string, revision: number) => buildBet({ order_no, revision });

it('BET-9 a ticket that was settled again is retained for a notice, the newest first, each once', () => {
  const { app } = createTestApp({ token: TOKEN });
  noteCorrections(app, [bet(FIRST, 1), bet(SECOND, 0)]);
  expect(app.corrections.getState()).toEqual([]);
  applyBetUpdates(app, [bet(FIRST, 2)]);
  noteCorrections(app, [bet(SECOND, 2), bet(FIRST, 2)]);
  noteCorrections(app, [bet(FIRST, 3)]);
  expect(app.corrections.getState()).toEqual([
    { orderNo: FIRST, revision: 3, generation: 0 },
    { orderNo: SECOND, revision: 2, generation: 0 },
  ]);
});

it('BET-9 what the player has seen does not come again after a reload; a further settlement does', () => {
  const { app, area } = createTestApp({ token: TOKEN });
  noteCorrections(app, [bet(FIRST, 2)]);
  dismissCorrections(app);
  expect(app.corrections.getState()).toEqual([]);
  const again = createTestApp({ token: TOKEN, area }).app;
  noteCorrections(again, [bet(FIRST, 2)]);
  expect(again.corrections.getState()).toEqual([]);
  noteCorrections(again, [bet(FIRST, 3)]);
  expect(again.corrections.getState()).toMatchObject([{ revision: 3 }]);
});

it('USER-1 those of another player are forgotten with the first of this one', () => {
  const { app } = createTestApp({ token: TOKEN });
  noteCorrections(app, [bet(FIRST, 2)]);
  app.session.setState({ generation: 1 });
  noteCorrections(app, [bet(SECOND, 2)]);
  expect(app.corrections.getState()).toEqual([{ orderNo: SECOND, revision: 2, generation: 1 }]);
});
