import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import type { Log } from '../platform/log/log';
import { openWalletClient } from './wallet-client';

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const object = (hex: string): Buffer => der(6, Buffer.from(hex, 'hex'));
const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** Signed by itself, so that no client trusts it. */
function createCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(object('550403'), der(12, Buffer.from('wallet')))));
  const time = (text: string): Buffer => der(0x17, Buffer.from(text));
  const body = sequence(
    der(2, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time('250101000000Z'), time('490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(3, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    cert: pem(sequence(body, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

it('bad-input 274: a wallet with an invalid certificate gets no request, the answer is unknown, and the log has an alarm', async () => {
  let requests = 0;
  const server = createServer(createCertificate(), (_request, response) => {
    requests += 1;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  const alarms: unknown[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: ({ alarm, code }) => alarms.push([alarm, code]),
  };
  const client = openWalletClient(
    { url: `https://127.0.0.1:${port}/wallet`, keyId: 'a1b2c3d4e5f6' },
    { log, secretOf: () => Promise.resolve(Buffer.alloc(32)), now: () => 0 },
  );
  try {
    const money = { player_id: 'ann', currency: 'CNY', amount: '1000' };
    const reply = await client.call('debit', { transaction_id: 'a', bet_id: 'a', kind: 'stake', ...money });
    expect(reply).toMatchObject({ kind: 'unknown', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(alarms).toEqual([['operator-wallet', 'DEPTH_ZERO_SELF_SIGNED_CERT']]);
    expect(requests).toBe(0);
  } finally {
    client.close();
    server.close();
  }
});
