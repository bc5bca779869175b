import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  createPriceBook,
  earlierSeed,
  roundMoment,
  roundNumber,
  roundStart,
  saltOf,
} from '@clutchline/domain/virtual-round';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import type { BusMessage } from '../../src/bus';
import { asAppRole } from '../../src/database/server-login';
import { addSaltLine } from '../../src/rounds/add-salt-line';
import { finishDueRounds } from '../../src/rounds/finish-rounds';
import { closeDueSalts, publishDueEpoch } from '../../src/rounds/open-epochs';
import type { FinishedRound, NewEpoch, StoredEpoch } from '../../src/rounds/round-store';
import { readCurrentRound } from '../../src/rounds/read-current-round';
import { createSecretStore } from '../../src/rounds/postgres-secret-store';
import { SecretBox } from '../../src/platform/secret-box';
import { SeedChains, type SecretStore } from '../../src/rounds/seed-chains';
import { RoundLeader, startRounds } from '../../src/rounds/start-rounds';
import { secretOf } from './open-rounds';

const HOUR = 3_600_000;
const ROUND = 120_000;
const FIRST = roundMoment(NOW).round + 1;

let context: TestContext;
let chains: SeedChains;
let leader: RoundLeader;
let published: BusMessage[];
const BOX = new SecretBox(null, { bytes: (length) => new Uint8Array(length) });
const options = {
  bus: { publish: (message: BusMessage) => void published.push(message) },
  ...{ wakeSettlement: () => undefined, speed: 1, isSwitchedOff: false },
};
let secrets: SecretStore;
beforeEach(async () => {
  context = await openTestContext();
  published = [];
  secrets = createSecretStore(context.databaseUrl);
  leader = new RoundLeader(context, { ...options, secrets });
  chains = new SeedChains(secrets, BOX);
});
afterEach(() => context.close());

const epochs = (): Promise<StoredEpoch[]> => context.stores.rounds.epochs();
async function runAt(at: number): Promise<void> {
  context.setNow(at);
  await leader.run();
}

async function finished(round: number): Promise<FinishedRound> {
  const found = await context.stores.rounds.finished(round);
  if (found === null) throw new Error(`round ${round} is not finished`);
  return found;
}

const shortEpoch = (anchor: string, rounds: number): NewEpoch => ({
  ...{ id: 1, anchor, first_round: FIRST, rounds, published_at: NOW, salt_closes_at: NOW },
  ...{ tables_version: 'speed-lol@1', tables_hash: '1'.repeat(64) },
});

async function addEpoch(anchor: string, rounds: number, secret: Uint8Array): Promise<void> {
  await secrets.keep(anchor, secret);
  await context.stores.rounds.addEpoch(shortEpoch(anchor, rounds));
}

describe('epochs', () => {
  it('ROUND-5 the first one opens with the next round, without lines', async () => {
    await runAt(NOW);
    const [epoch, ...others] = await epochs();
    expect(others).toEqual([]);
    expect(epoch).toMatchObject({ id: 1, first_round: FIRST, rounds: 10_080, published_at: NOW });
    expect(epoch?.salt).toBe(saltOf(epoch?.anchor ?? '', []));
    expect(toHex(earlierSeed(await secretOf(context), 10_080))).toBe(epoch?.anchor);
  });

  it('ROUND-5 the next one is published two days before, once by two leaders, and closes its salt an hour before', async () => {
    await runAt(NOW);
    const end = roundStart(FIRST + 10_080);
    context.setNow(end - 48 * HOUR);
    const keeping = { secrets, box: BOX };
    const published = await Promise.all([publishDueEpoch(context, keeping), publishDueEpoch(context, keeping)]);
    expect(published.toSorted()).toEqual([false, true]);
    const [, next] = await epochs();
    expect(next).toMatchObject({ id: 2, first_round: FIRST + 10_080, salt: null, salt_closes_at: end - HOUR });
    const [ann, bob] = [await context.player('0'), await context.player('0')];
    const at = end - 47 * HOUR;
    const add = (player: typeof ann, requestId: string, line: string, when = at) =>
      addSaltLine(context, { accountId: player.caller.accountId, requestId, line, at: when });
    const first = await add(ann, 'a', 'hello');
    const second = await add(bob, 'b', '42');
    expect(first).toMatchObject({ kind: 'added', line: { no: 1, head: saltOf(next?.anchor ?? '', ['hello']) } });
    expect(await add(ann, 'a', 'hello')).toEqual({ ...first, kind: 'repeated' });
    expect(await add(ann, 'c', 'again')).toEqual({ kind: 'refused', refusal: 'request_conflict' });
    expect(await add(await context.player('0'), 'd', 'late', end - HOUR)).toMatchObject({ refusal: 'salt_closed' });
    context.setNow(end - HOUR);
    await closeDueSalts(context);
    expect((await epochs())[1]?.salt).toBe(second.kind === 'added' ? second.line.head : '');
  });

  it('bad-input 137 without an epoch that accepts lines a line is refused', async () => {
    const { caller } = await context.player('0');
    const line = { accountId: caller.accountId, requestId: 'a', line: 'x', at: NOW };
    expect(await addSaltLine(context, line)).toEqual({ kind: 'refused', refusal: 'salt_closed' });
    await runAt(NOW);
    expect(await addSaltLine(context, line)).toEqual({ kind: 'refused', refusal: 'salt_closed' });
  });
});

it('ROUND-5 S25 the server’s role can neither read nor keep a secret, also not by a function', async () => {
  await runAt(NOW);
  const client = new pg.Client({ connectionString: asAppRole(context.databaseUrl) });
  await client.connect();
  try {
    for (const statement of ['select * from round_secrets', "insert into round_secrets values ('', '')"])
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    const { rows } = await client.query(
      "select proname from pg_proc where prosrc ilike '%round_secrets%' and has_function_privilege(oid, 'execute')",
    );
    expect(rows).toEqual([]);
  } finally {
    await client.end();
  }
});

describe('rounds', () => {
  it('ROUND-2, ROUND-6 are finished when their match ends, not 1 ms earlier, with seed and facts', async () => {
    await runAt(NOW);
    const end = roundStart(FIRST) + 110_000;
    await runAt(end - 1);
    expect(await context.stores.rounds.finished(FIRST)).toBeNull();
    await runAt(end);
    const round = await finished(FIRST);
    const [epoch] = await epochs();
    expect(round).toMatchObject({ epoch: 1, commitment: epoch?.anchor, was_live: true });
    expect(await context.stores.wallets.verify()).toEqual([]);
    await runAt(end + ROUND);
    expect((await finished(FIRST + 1)).commitment).toBe(round.seed);
  });

  it('ROUND-2 after an outage all rounds follow in their order, and a new epoch waits for lines', async () => {
    const seeds = chainSeeds(new Uint8Array(32).fill(7), 120);
    await addEpoch(toHex(seeds[0]!), 120, seeds[120]!);
    const end = roundStart(FIRST + 120);
    await runAt(end + 24 * HOUR);
    for (const index of [1, 77, 120]) {
      const round = await finished(FIRST + index - 1);
      expect(round).toMatchObject({
        seed: toHex(seeds[index]!),
        commitment: toHex(seeds[index - 1]!),
        was_live: false,
      });
    }
    expect(await context.stores.wallets.verify()).toEqual([]);
    expect(await context.stores.rounds.finished(FIRST + 120)).toBeNull();
    expect((await epochs())[1]).toMatchObject({ id: 2, salt: null, salt_closes_at: end + 25 * HOUR });
  });

  it('ROUND-2 two leaders finish a round once, and a clock set back changes nothing', async () => {
    await runAt(NOW);
    context.setNow(roundStart(FIRST + 3));
    await Promise.all([finishDueRounds(context, chains), finishDueRounds(context, new SeedChains(secrets, BOX))]);
    const before = await finished(FIRST + 1);
    await runAt(NOW);
    expect(await finished(FIRST + 1)).toEqual(before);
  });

  it('bad-input 142 a secret that does not lead to the anchor finishes no round and is reported', async () => {
    const secret = new Uint8Array(32).fill(1);
    await addEpoch('0'.repeat(64), 10_080, secret);
    context.setNow(roundStart(FIRST + 1));
    const job = startRounds(context, { ...options, secrets });
    await expect
      .poll(() => context.logged, { timeout: 10_000 })
      .toContain('epoch of rounds is broken, the game is paused');
    await job.stop();
    expect(await context.stores.rounds.finished(FIRST)).toBeNull();
  });

  it('ROUND-1, ROUND-6 the current round is public with its phase, commitment, pairing and prices, and no more', async () => {
    const priced = createPriceBook();
    const read = () => readCurrentRound(context, priced);
    expect(await read()).toEqual({ kind: 'paused', reason: 'no_epoch', until: null });
    await runAt(NOW);
    expect(await read()).toEqual({ kind: 'paused', reason: 'no_epoch', until: roundStart(FIRST) });
    const [epoch] = await epochs();
    const seeds = chainSeeds(await secretOf(context));
    context.setNow(roundStart(FIRST) + 7_000);
    const current = await read();
    const common = { round: FIRST, index: 1, epoch: 1, phase: 'betting', endsAt: roundStart(FIRST) + 50_000 };
    expect(current).toMatchObject({ ...common, commitment: epoch?.anchor, number: roundNumber(FIRST) });
    expect(current.kind === 'round' && current.plays).toHaveLength(12);
    for (const seed of seeds.slice(1)) expect(JSON.stringify(current)).not.toContain(toHex(seed));
    context.setNow(roundStart(FIRST + 1));
    expect(await read()).toMatchObject({ kind: 'paused', reason: 'late' });
    await runAt(roundStart(FIRST + 1));
    expect(await read()).toMatchObject({ index: 2, phase: 'ready', commitment: toHex(seeds[1]!) });
  });

  it('ROUND-6 the database refuses changes of rounds, epochs, secrets and lines', async () => {
    await runAt(NOW);
    await runAt(roundStart(FIRST + 1));
    const client = new pg.Client({ connectionString: context.databaseUrl });
    await client.connect();
    try {
      for (const change of [
        'update rounds set was_live = false',
        'delete from rounds',
        "update round_epochs set anchor = repeat('0', 64)",
        "update round_epochs set salt = repeat('0', 64)",
        'delete from round_epochs',
        "update round_secrets set secret = decode(repeat('00', 32), 'hex')",
        'truncate round_salt_lines',
      ])
        await expect(client.query(change), change).rejects.toThrow();
    } finally {
      await client.end();
    }
  });
});
