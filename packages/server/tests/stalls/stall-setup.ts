import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS } from '@clutchline/contract';
import pg from 'pg';
import * as z from 'zod/mini';

import { playersOn } from '@clutchline/test-support/processes/players';
import { startServer } from '../../src/start-server';
import { steadyClock } from '../../src/platform/time/clock';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { configOn } from '@clutchline/test-support/server/test-config';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';
import { readyOf } from '@clutchline/test-support/processes/test-processes';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { ageOfOdd, MATCH, StallingFeed } from './stalling-feed';

/** The limit of 3 s is real time. */
export const SPEED = 4;
const PLAYERS = 10;

/** Database's clock. */
export interface Moment {
  readonly kind: 'held' | 'confirmed' | 'rejected';
  readonly orderNo: string;
  readonly at: number;
  readonly odd: number;
}

/** Last, when the legs exist. */
const RECORDER = `
  create table moments (order_no text, kind text, at timestamptz default clock_timestamp());
  create function record_moment() returns trigger language plpgsql security definer as $$
  begin
    insert into moments (order_no, kind) values (new.order_no,
      case new.receive_status when 0 then 'confirmed' when 1 then 'held' else 'rejected' end);
    return null;
  end $$;
  create trigger records_bet after insert on bets for each row execute function record_moment();
  create trigger records_decision after update of receive_status on bets for each row execute function record_moment();
  create table leg_prices (order_no text, odd integer, at timestamptz default clock_timestamp());
  create function record_price() returns trigger language plpgsql security definer as $$
  begin
    insert into leg_prices (order_no, odd) values (new.order_no, new.odd);
    return null;
  end $$;
  create trigger records_price after insert or update of odd on bet_legs for each row execute function record_price();`;

const MOMENTS = `
  select m.kind, m.order_no as "orderNo", (extract(epoch from m.at) * 1000)::float8 as at,
    case m.kind when 'held' then (select odd from leg_prices p where p.order_no = m.order_no order by p.at limit 1)
      else l.odd end as odd
  from moments m join bet_legs l on l.order_no = m.order_no order by m.at`;

export const clockAhead = (aheadMs: () => number) => ({ now: () => steadyClock.now() + aheadMs() });

export async function openStallSetup(aheadMs: () => number = () => 0) {
  const database = await createTestDatabase();
  const feed = new StallingFeed();
  /** Clock offset. */
  const process = async (ahead: () => number) =>
    await startServer(configOn(database.url, { speed: SPEED, metrics: { host: '127.0.0.1', port: 0 } }), {
      openFeed: () => Promise.resolve(feed),
      wallClock: clockAhead(ahead),
      systemClock: clockAhead(ahead),
    });
  const server = await process(aheadMs);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(RECORDER);
  const tokens = await playersOn(database.url, PLAYERS);
  const push = await PushClient.connect(server.url);
  const { rows } = await owner.query<{ virtual: number; wall: number }>(
    'select anchor_virtual::float8 as virtual, anchor_wall::float8 as wall from feed_state',
  );
  const anchor = rows[0] ?? { virtual: 0, wall: 0 };
  const sentAt: number[] = [];
  const headersOf = (token = '') => ({ 'content-type': 'application/json', token });
  return {
    ...{ database, feed, server, owner, push, process },
    /** Requests of bets, in order; this machine's clock, which is the database's. */
    sentAt,
    /** At any price; refusal or `taken`. */
    async bet(url = server.url): Promise<string> {
      sentAt.push(Date.now());
      const body = JSON.stringify(singleRequest({ gameId: MATCH }, '1', 'latest'));
      const answer = await send(url, CALLS.playMore.path, {
        headers: headersOf(tokens[sentAt.length % PLAYERS]),
        body,
      });
      const { data, msg } = envelopeOf(answer);
      const { success, data: placed } = z.safeParse(CALLS.playMore.response, data);
      return success ? (placed.results[0]?.error?.refusal ?? 'taken') : msg;
    },
    /** In order. */
    liveStates: (): number[] => push.received.flatMap((message) => (message.type === 'live' ? [message.live] : [])),
    async untilReady(withinMs = 15_000): Promise<void> {
      const until = performance.now() + withinMs;
      while ((await readyOf(server.metricsUrl)).status !== 200) {
        if (performance.now() > until) throw new Error('the server is not ready again');
        await sleep(50);
      }
    },
    async untilResolved(withinMs = 30_000): Promise<void> {
      const until = performance.now() + withinMs;
      while ((await ask(database.url, 'select 1 from bets where receive_status = 1')).length > 0) {
        if (performance.now() > until) throw new Error('bets are still held');
        await sleep(50);
      }
    },
    async moments(): Promise<Moment[]> {
      return (await owner.query<Moment>(MOMENTS)).rows;
    },
    /** Real time. */
    ageOf: ({ odd, at }: Moment): number => ageOfOdd(odd, anchor.virtual + (at - anchor.wall) * SPEED) / SPEED,
    async close(): Promise<void> {
      push.close();
      await server.close();
      await owner.end();
      await database.drop();
    },
  };
}

export type StallSetup = Awaited<ReturnType<typeof openStallSetup>>;
