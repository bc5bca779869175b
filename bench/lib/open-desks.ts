import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import { DESK_PUSH_PATH } from '@clutchline/contract/desk';
import type { BenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { WebSocket } from 'ws';

import { hashToken } from '../../packages/server/src/platform/hash-token';

export interface OpenDesks {
  /** Since the start. */
  readonly received: () => { readonly messages: number; readonly bytes: number };
  close(): Promise<void>;
}

/** Sessions of traders: their sign-in is not measured. */
async function sessionsOf(database: BenchDatabase, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `with own as (
      insert into desk_operators (person_id, name, name_key, roles, created_at)
      select n, token, token, '{trader}', $3 from unnest($1::text[]) with ordinality as t (token, n) returning id, name
    )
    insert into desk_sessions (token_hash, operator_id, created_at, last_used_at)
    select hash, id, $3, $3 from own join unnest($1::text[], $2::text[]) as t (token, hash) on token = name`,
    [tokens, tokens.map(hashToken), Date.now()],
  );
  return tokens;
}

/** Each shows overview, ticker and one of the matches. */
export async function openDesks(
  database: BenchDatabase,
  deskUrl: string,
  gameIds: readonly number[],
): Promise<OpenDesks> {
  let [messages, bytes] = [0, 0];
  const sockets = await Promise.all(
    (await sessionsOf(database, gameIds.length)).map(async (token, index) => {
      const headers = { origin: deskUrl, cookie: `__Host-desk=${token}` };
      // A browser validates text in its own process.
      const options = { headers, skipUTF8Validation: true, perMessageDeflate: false };
      const socket = new WebSocket(deskUrl.replace('http', 'ws') + DESK_PUSH_PATH, options);
      socket.on('message', (data: Buffer) => {
        messages += 1;
        bytes += data.length;
      });
      await once(socket, 'open');
      for (const topic of ['overview', 'ticker', `match:${gameIds[index] ?? 0}`])
        socket.send(JSON.stringify({ type: 'subscribe', topic, cursor: null }));
      return socket;
    }),
  );
  return {
    received: () => ({ messages, bytes }),
    async close() {
      for (const socket of sockets) socket.close();
      await Promise.all(sockets.map((socket) => once(socket, 'close')));
    },
  };
}
