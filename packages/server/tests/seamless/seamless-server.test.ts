import { CALLS, REFUSAL_CODE } from '@clutchline/contract';
import { startTicking } from '@clutchline/test-support/processes/test-processes';
import { OperatorWalletProcess } from '@clutchline/test-support/processes/start-operator-wallet';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { expect, it } from 'vitest';

import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import { OperatorClient } from '../integration/operator-client';

it('ROLE-1 a server with a seamless wallet shows its balance, moves no internal money, pauses auto chess and keeps its kind of wallets', async () => {
  const database = await createTestDatabase();
  const key = await new OperatorKeys(database.url).create('wallet');
  if (key === null) throw new Error('no key');
  const wallet = new OperatorWalletProcess(key.secret);
  await wallet.start();
  await wallet.fund('mika', '12345');
  const given = {
    demo: false,
    simulatedPlayers: 0,
    virtualGames: true,
    operatorApi: { host: '127.0.0.1', port: 0 },
    wallet: { url: wallet.url, keyId: key.id },
  };
  const server = await startTicking(database.url, given);
  try {
    const operator = new OperatorClient(server.operatorUrl ?? '', key);
    const { data } = await operator.ask('POST', '/sessions', { body: { player_id: 'mika', currency: 'CNY' } });
    const headers = { 'content-type': 'application/json', token: String(data['token']) };
    const balance = async (): Promise<unknown> => {
      const body = JSON.stringify({ lang: 2 });
      return await (await fetch(server.url + CALLS.balance.path, { method: 'POST', headers, body })).json();
    };
    await expect.poll(balance, { timeout: 10_000 }).toMatchObject({ code: 1, data: { amount: '123.45' } });
    const reported = await operator.ask('POST', '/players/mika/balance', { body: { balance: '777' } });
    expect(reported).toMatchObject({ status: 200, data: { player_id: 'mika', balance: '777', currency: 'CNY' } });
    expect(await balance()).toMatchObject({ data: { amount: '7.77' } });
    const chess = async (call: 'getChessPrices' | 'refreshChess', fields: object = {}): Promise<unknown> => {
      const body = JSON.stringify({ lang: 2, ...fields });
      return await (await fetch(server.url + CALLS[call].path, { method: 'POST', headers, body })).json();
    };
    expect(await chess('getChessPrices'), 'CHESS-5').toMatchObject({ code: 1, data: { is_on: 0 } });
    const refresh = await chess('refreshChess', { request_id: 'a'.repeat(16), tier: 'basic' });
    expect(refresh).toMatchObject({ code: 2, error_code: REFUSAL_CODE.game_paused });
    const unknown = await operator.ask('POST', '/players/nobody/balance', { body: { balance: '1' } });
    expect(unknown).toMatchObject({ status: 404, data: { type: '/operator/v1/problems/unknown-player' } });
    const negative = await operator.ask('POST', '/players/mika/balance', { body: { balance: '-1' } });
    expect(negative).toMatchObject({ status: 422, data: { field: 'balance' } });
    const transfer = { transfer_id: 't', player_id: 'mika', kind: 'deposit', amount: '1', currency: 'CNY' };
    const refused = await operator.ask('POST', '/transfers', { body: transfer });
    expect(refused).toMatchObject({ status: 409, data: { type: '/operator/v1/problems/no-internal-wallet' } });
  } finally {
    await server.close();
    await wallet.kill();
  }
  await expect(startTicking(database.url, { ...given, wallet: null })).rejects.toThrow('--wallet-url');
  await database.drop();
});
