// @vitest-environment jsdom
import { buildBet } from '@clutchline/domain/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { renderWithoutAct } from '../../../../testing/in-app';
import { readSavedFiles } from '../../../../testing/saved-files';
import { ok, TOKEN } from '../../../../testing/test-app';
import { Bets } from '../bets';

beforeAll(() => {
  configure({ asyncUtilTimeout: 10_000 });
});
let leave: () => void = () => undefined;
afterEach(() => leave());

const ORDER = '01JZZZZZZZZZZZZZZZZZZZZZZ';
const NOTHING = { tier: null, card: null, rent: null };
const ROWS = [
  { ...NOTHING, order_no: `${ORDER}3`, kind: 'sell', at: 2_000, amount: '4.75', card: { hero: 3, rank: 3, star: 1 } },
  { ...NOTHING, order_no: `${ORDER}2`, kind: 'buy', at: 1_000, amount: '-5.00', card: { hero: 3, rank: 3, star: 1 } },
  { ...NOTHING, order_no: `${ORDER}1`, kind: 'refresh', at: 0, amount: '-1.80', tier: 'basic' },
];
const CARDS = { total: 3, paid: '6.80', received: '4.75', rows: ROWS };

function open(records: unknown) {
  const bet = buildBet();
  const test = renderWithoutAct(
    <Suspense>
      <Bets />
    </Suspense>,
    {
      token: TOKEN,
      prepare: ({ app }) => app.session.setState({ currency: { id: 1, code: 'CNY', decimals: 2 } }),
      server: {
        getGameTypeDict: () => ok([]),
        getUserHistory: () => ok({ items: [bet], total: 1, totals: [] }),
        getChessRecords: () => records,
      },
    },
  );
  leave = test.unmount;
  return { ...test, bet };
}

const file = () => screen.findByRole('button', { name: 'Download CSV' });

it('BET-6 CHESS-1 the bets of a period name what was paid and received for cards, and only with all bets', async () => {
  const { callsOf } = open(ok(CARDS));
  const cards = within(await screen.findByRole('region', { name: 'Auto chess' }));
  const figures = ['term', 'definition'].map((role) => cards.getAllByRole(role).map(({ textContent }) => textContent));
  expect(figures).toEqual([
    ['Auto chess · Paid', 'Auto chess · Received'],
    ['CNY 6.80', 'CNY 4.75'],
  ]);
  cards.getByRole('link', { name: 'Card records' });
  fireEvent.click(screen.getByRole('tab', { name: '30 days' }));
  await waitFor(() => expect(callsOf('getChessRecords').map(({ body }) => body['days'])).toEqual([7, 30]));
  await screen.findByRole('region', { name: 'Auto chess' });
  fireEvent.click(screen.getByRole('tab', { name: 'Unsettled' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Auto chess' })).toBeNull());
});

it('BET-6 CHESS-1 the file of a period has its bets, then each payment of auto chess in the same columns', async () => {
  const files = readSavedFiles();
  const { bet } = open(ok(CARDS));
  await screen.findByRole('region', { name: 'Auto chess' });
  fireEvent.click(await file());
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(bet.order_no);
  expect(lines.slice(2)).toEqual([
    `${ORDER}3,1970-01-01T00:00:02.000Z,1970-01-01T00:00:02.000Z,Sold,Auto chess,,,"Cinder, rank 3, 1 star",CNY,,,,4.75,4.75,Settled`,
    `${ORDER}2,1970-01-01T00:00:01.000Z,1970-01-01T00:00:01.000Z,Bought,Auto chess,,,"Cinder, rank 3, 1 star",CNY,5.00,,,,-5.00,Settled`,
    `${ORDER}1,1970-01-01T00:00:00.000Z,1970-01-01T00:00:00.000Z,Refresh,Auto chess,,,Basic,CNY,1.80,,,,-1.80,Settled`,
  ]);
  expect(new Set(lines.slice(2).map((line) => line.replace(/"[^"]*"/, '').split(',').length))).toEqual(
    new Set([lines[0]?.split(',').length]),
  );
});

it('BET-6 without auto chess neither totals nor rows of it are there', async () => {
  const files = readSavedFiles();
  open(ok({ total: 0, paid: '0.00', received: '0.00', rows: [] }));
  fireEvent.click(await file());
  await waitFor(() => expect(files).toHaveLength(1));
  expect(((await files[0]) ?? '').trim().split('\r\n')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Auto chess' })).toBeNull();
});

it('ERR-6 BET-6 if auto chess does not load, the page says so', async () => {
  open({ code: 2, data: null, message: '', msg: '', error_code: 1 });
  expect((await screen.findByRole('alert')).textContent).toContain('Loading Failed');
});
