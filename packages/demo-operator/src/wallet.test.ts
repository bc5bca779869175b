import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { RefusedRequest, Wallet } from './wallet';

const money = (transaction_id: string, amount: string) => ({
  ...{ transaction_id, amount, player_id: 'ann', currency: 'CNY' },
});

it('ROLE-1 the wallet of the demo operator has its balances and movements after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-demo-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const journal = join(folder, 'journal.jsonl');
  const wallet = new Wallet(journal);
  wallet.fund('ann', 'CNY', 1_000n);
  wallet.debit(money('taken', '300'));
  wallet.debit(money('too much', '701'));
  wallet.rollback(money('before its debit', '50'));
  wallet.debit(money('back', '200'));
  wallet.rollback(money('back', '200'));
  wallet.credit(money('paid', '9007199254740993'));
  const restarted = new Wallet(journal);
  expect(restarted.players()).toEqual([{ id: 'ann', currency: 'CNY', balance: 9_007_199_254_741_693n }]);
  expect(restarted.movements()).toEqual(wallet.movements());
  expect(restarted.debit(money('before its debit', '50'))).toMatchObject({ status: 'declined' });
  expect(restarted.debit(money('taken', '300'))).toMatchObject({ status: 'done', balance: '9007199254741693' });
});

it('ROLE-1 the wallet of the demo operator refuses an id of another movement, unknown players and another currency', () => {
  const wallet = new Wallet(null);
  wallet.fund('ann', 'CNY', 1_000n);
  wallet.debit(money('a', '300'));
  const refused = [
    () => wallet.debit(money('a', '301')),
    () => wallet.credit(money('a', '300')),
    () => wallet.debit({ ...money('b', '1'), player_id: 'bob' }),
    () => wallet.debit({ ...money('b', '1'), currency: 'JPY' }),
  ];
  for (const request of refused) expect(request).toThrow(RefusedRequest);
  expect(wallet.players()).toMatchObject([{ balance: 700n }]);
});
