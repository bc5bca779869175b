import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, matchVoid, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readParlayLimits, readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import { readPlayerLimits, setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import type { CallRequest } from '../../src/platform/calls';
import { settlePlays } from '../../src/settlement/settle-plays';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** After every test's clock. */
const FAR = NOW + 40 * DAY;

type Player = Awaited<ReturnType<TestContext['player']>>;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await ingestFeedEvents(
    context,
    [1, 2, 3, 4, 5, 6].flatMap((gameId) => matchEvents(gameId, { startTime: FAR })),
  );
});
afterAll(() => context.close());

const limitsOf = async (info: Player) => understood(await readPlayerLimits(context, { lang: 2 }, info));
const set = (info: Player, limit: CallRequest<'setPlayerLimit'>['limit']) =>
  setPlayerLimit(context, { lang: 2, limit }, info);
const rest = (info: Player, pause: CallRequest<'takeBreak'>['pause']) => startBreak(context, { lang: 2, pause }, info);
const balanceOf = async ({ caller }: Player) => (await context.stores.wallets.read(caller.accountId))?.balance;

async function bet(info: Player, stake: string, gameId = 1) {
  const { results } = await place(context, singleRequest({ gameId }, stake), info);
  return results[0]?.error ?? null;
}

describe('limits of one’s own', () => {
  it('BET-7 a player who set nothing has no limits and no break', async () => {
    expect(await limitsOf(await context.player('10'))).toEqual({
      day_stake: { value: null, pending: null, used: '0.00', left: null },
      day_loss: { value: null, pending: null, used: '0.00', left: null },
      session_minutes: { value: null, pending: null, used: 0, left: null },
      day_ends: Math.ceil(NOW / DAY) * DAY,
      break: null,
    });
  });

  it('SLIP-8 what is left of the day is the smaller of the house’s and the player’s own', async () => {
    const info = await context.player('9000');
    const request: CallRequest<'getOrdinaryLimitInfo'> = { lang: 2, shop_ids: [pointOf(1, 1, 1)] };
    const left = async () => {
      const single = understood(await readSingleLimits(context, request, info));
      const parlay = understood(await readParlayLimits(context, request, info));
      return [single.day_left, parlay.day_left];
    };
    expect(await bet(info, '12')).toBeNull();
    expect(await left()).toEqual(['49988.00', '49988.00']);
    await set(info, { kind: 'day_stake', value: '90000' });
    expect(await left()).toEqual(['49988.00', '49988.00']);
    await set(info, { kind: 'day_stake', value: '50' });
    expect(await left()).toEqual(['38.00', '38.00']);
    await set(info, { kind: 'day_loss', value: '20' });
    expect(await left()).toEqual(['8.00', '8.00']);
    expect(await bet(info, '8.01')).toMatchObject({ refusal: 'own_limit', limit: '8.00' });
    expect(await bet(info, '8')).toBeNull();
    expect(await left()).toEqual(['0.00', '0.00']);
  });

  it('BET-7 show what was used and is left of the day, and when it ends', async () => {
    const player = await context.player('100');
    const info = {
      ...player,
      caller: {
        ...player.caller,
        timeZone: 'Asia/Tokyo',
        sessionStartedAt: context.wallClock.now() - 25.5 * 60_000,
      },
    };
    await set(info, { kind: 'day_stake', value: '50' });
    await set(info, { kind: 'session_minutes', value: 20 });
    expect(await bet(info, '10')).toMatchObject({ refusal: 'own_limit' });
    await set(info, { kind: 'session_minutes', value: 60 });
    expect(await bet(player, '12.50')).toBeNull();
    expect(understood(await set(info, { kind: 'day_loss', value: '10' }))).toMatchObject({
      day_stake: { value: '50.00', used: '12.50', left: '37.50' },
      day_loss: { value: '10.00', used: '12.50', left: '0.00' },
      session_minutes: { value: 20, used: 25, left: 0 },
      day_ends: Math.ceil((NOW + 9 * HOUR) / DAY) * DAY - 9 * HOUR,
    });
  });

  it('BET-7 setting the value in force again cancels the looser one that waits', async () => {
    const info = await context.player('10');
    await set(info, { kind: 'day_loss', value: '40' });
    const raised = understood(await set(info, { kind: 'day_loss', value: '90' })).day_loss;
    expect(raised).toMatchObject({ value: '40.00', pending: { value: '90.00', from: NOW + DAY } });
    expect(understood(await set(info, { kind: 'day_loss', value: '40.00' })).day_loss).toMatchObject({
      value: '40.00',
      pending: null,
    });
    context.setNow(NOW + 2 * DAY);
    expect((await limitsOf(info)).day_loss.value).toBe('40.00');
    context.setNow(NOW);
  });

  it('BET-7 have the decimals of the currency, and belong to one player', async () => {
    for (const [currencyId, given, shown] of [
      [1, '250.5', '250.50'],
      [3, '1200', '1200'],
      [9, '12.375', '12.375'],
    ] as const) {
      const info = await context.player('10', currencyId);
      const answer = understood(await set(info, { kind: 'day_loss', value: given }));
      expect(answer.day_loss).toMatchObject({ value: shown, pending: null, left: shown });
      expect(await limitsOf(info)).toEqual(answer);
    }
    expect((await limitsOf(await context.player('10'))).day_loss.value).toBeNull();
  });

  it('BET-7 an amount of nothing, below nothing or with decimals the currency has not is refused', async () => {
    const yen = await context.player('10', 3);
    for (const [value, refusal] of [
      ['0', 'amount_low'],
      ['-5', 'amount_low'],
      ['0.5', 'amount_format'],
    ] as const)
      expect(await set(yen, { kind: 'day_stake', value })).toEqual({ kind: 'refused', refusal });
    expect((await limitsOf(yen)).day_stake.value).toBeNull();
  });

  it('BET-7 R13 tighten at once and loosen after 24 hours of business time', async () => {
    const info = await context.player('10');
    context.setNow(NOW);
    await set(info, { kind: 'day_stake', value: '100' });
    expect(understood(await set(info, { kind: 'day_stake', value: '40' })).day_stake.value).toBe('40.00');
    const waiting = { value: '40.00', pending: { value: null, from: NOW + DAY } };
    expect(understood(await set(info, { kind: 'day_stake', value: null })).day_stake).toMatchObject(waiting);
    context.setNow(NOW + DAY - 1);
    expect((await limitsOf(info)).day_stake).toMatchObject(waiting);
    context.setNow(NOW + DAY);
    expect((await limitsOf(info)).day_stake).toMatchObject({ value: null, pending: null });
    context.setNow(NOW);
  });

  it('BET-7 a change of one limit leaves the others as they are', async () => {
    const info = await context.player('10');
    await set(info, { kind: 'day_stake', value: '100' });
    await set(info, { kind: 'session_minutes', value: 60 });
    await set(info, { kind: 'day_stake', value: '90' });
    expect(await limitsOf(info)).toMatchObject({ day_stake: { value: '90.00' }, session_minutes: { value: 60 } });
  });

  it('BET-7 many changes at once end in the tightest, none is lost', async () => {
    const info = await context.player('10');
    const values = Array.from({ length: 12 }, (_, index) => String(50 + ((index * 7) % 12)));
    await Promise.all(values.map((value) => set(info, { kind: 'day_stake', value })));
    expect((await limitsOf(info)).day_stake.value).toBe('50.00');
  });
});

describe('at placing', () => {
  it('SLIP-8 the stakes of a day end at the player’s own limit; the refusal names what is left and what would pass', async () => {
    const info = await context.player('500');
    await set(info, { kind: 'day_stake', value: '100' });
    expect(await bet(info, '60')).toBeNull();
    expect(await bet(info, '40.01', 2)).toMatchObject({
      refusal: 'own_limit',
      limit: '40.00',
      whole: '100.00',
    });
    expect(await balanceOf(info)).toBe(44_000n);
    expect(await bet(info, '40', 2)).toBeNull();
    expect(await bet(info, '1', 2)).toMatchObject({ refusal: 'own_limit', limit: '0.00' });
  });

  it('SLIP-8 the bets of one request count against the limit one after the other', async () => {
    const info = await context.player('500');
    await set(info, { kind: 'day_loss', value: '100' });
    const [first, second] = [singleRequest({ gameId: 1 }, '70'), singleRequest({ gameId: 2 }, '70')];
    const request = {
      ...first,
      selections: [...first.selections, ...second.selections],
      bets: [...first.bets, { kind: 'single' as const, selections: [1], stake: '70' }],
    };
    const { results } = await place(context, request, info);
    expect(results.map(({ error }) => error?.refusal ?? null)).toEqual([null, 'own_limit']);
    expect(results[1]?.error).toMatchObject({ limit: '30.00', whole: '100.00' });
  });

  it('SLIP-8 the loss of a day counts open bets, then what they lost or won', async () => {
    const info = await context.player('900');
    await ingestFeedEvents(
      context,
      [21, 22, 23].flatMap((gameId) => matchEvents(gameId, { startTime: NOW + HOUR })),
    );
    await set(info, { kind: 'day_loss', value: '100' });
    await placed(context, singleRequest({ gameId: 21, side: 2 }, '60'), info);
    expect(await bet(info, '40.01', 22)).toMatchObject({ refusal: 'own_limit', limit: '40.00' });
    await ingestFeedEvents(context, wholeResult(21));
    await settlePlays(context);
    expect(await bet(info, '40.01', 22)).toMatchObject({ limit: '40.00' });
    await placed(context, singleRequest({ gameId: 22 }, '40'), info);
    expect(await bet(info, '1', 23)).toMatchObject({ limit: '0.00' });
    await ingestFeedEvents(context, wholeResult(22));
    await settlePlays(context);
    expect(await bet(info, '80.01', 23)).toMatchObject({ limit: '80.00' });
    expect(await bet(info, '80', 23)).toBeNull();
  });

  it('SLIP-8 a refunded stake leaves both limits', async () => {
    const info = await context.player('900');
    await ingestFeedEvents(context, matchEvents(24, { startTime: NOW + HOUR }));
    await set(info, { kind: 'day_loss', value: '100' });
    await set(info, { kind: 'day_stake', value: '100' });
    await placed(context, singleRequest({ gameId: 24 }, '100'), info);
    expect(await bet(info, '1')).toMatchObject({ refusal: 'own_limit' });
    await ingestFeedEvents(context, [matchVoid(24)]);
    await settlePlays(context);
    expect(await bet(info, '100')).toBeNull();
  });

  it('SLIP-8 the day is that of the player’s own zone', async () => {
    const player = await context.player('900');
    const info = { ...player, caller: { ...player.caller, timeZone: 'Asia/Tokyo' } };
    const midnight = Date.UTC(2026, 0, 3, 15);
    await set(info, { kind: 'day_stake', value: '100' });
    context.setNow(midnight - 1);
    expect(await bet(info, '100')).toBeNull();
    expect(await bet(info, '1', 2)).toMatchObject({ limit: '0.00' });
    context.setNow(midnight);
    expect(await bet(info, '100', 2)).toBeNull();
    context.setNow(NOW);
  });

  it('BET-7 betting pauses when the session has reached its length, of real time, until the player signs in again', async () => {
    const player = await context.player('900');
    await set(player, { kind: 'session_minutes', value: 30 });
    const begunBefore = (minutes: number) => ({
      ...player,
      caller: { ...player.caller, sessionStartedAt: context.wallClock.now() - minutes * 60_000 },
    });
    expect(await bet(begunBefore(29), '1')).toBeNull();
    expect(await bet(begunBefore(30), '1')).toMatchObject({ refusal: 'own_limit', limit: null, whole: null });
    expect(await bet(begunBefore(0), '1')).toBeNull();
  });
});

describe('breaks', () => {
  it('BET-7 bad-input 58: no bet is accepted and nothing debited until a time-out ends', async () => {
    const info = await context.player('100');
    const answer = understood(await rest(info, { kind: 'time_out', hours: 2 }));
    expect(answer.break).toEqual({ kind: 'time_out', until: NOW + 2 * HOUR });
    expect(await bet(info, '1')).toMatchObject({ refusal: 'excluded', limit: null, whole: null, offer: null });
    context.setNow(NOW + 2 * HOUR - 1);
    expect(await bet(info, '1')).toMatchObject({ refusal: 'excluded' });
    expect(await balanceOf(info)).toBe(10_000n);
    context.setNow(NOW + 2 * HOUR);
    expect(await bet(info, '1')).toBeNull();
    expect((await limitsOf(info)).break).toBeNull();
    context.setNow(NOW);
  });

  it('BET-7 an exclusion is made longer, never shorter, and no time-out replaces it', async () => {
    const info = await context.player('100');
    await rest(info, { kind: 'exclusion', days: 365 });
    const running = { kind: 'exclusion', until: NOW + 365 * DAY };
    expect(understood(await rest(info, { kind: 'exclusion', days: 180 })).break).toEqual(running);
    expect(understood(await rest(info, { kind: 'time_out', hours: 1 })).break).toEqual(running);
    expect(understood(await rest(info, { kind: 'exclusion', days: 366 })).break).toEqual({
      ...running,
      until: NOW + 366 * DAY,
    });
  });

  it('BET-7 of breaks requested at once the longest applies', async () => {
    const info = await context.player('100');
    await Promise.all([5, 40, 12, 39, 3, 28].map((hours) => rest(info, { kind: 'time_out', hours })));
    expect((await limitsOf(info)).break).toEqual({ kind: 'time_out', until: NOW + 40 * HOUR });
  });
});

describe('R13 a bet validated before a change is not accepted after it', () => {
  /** Once, between validation's read and commit. */
  function between(work: () => Promise<unknown>): TestContext {
    let done = false;
    const placements: TestContext['stores']['placements'] = {
      ...context.stores.placements,
      read: async (query, hold) => {
        const snapshot = await context.stores.placements.read(query, hold);
        if (!done) {
          done = true;
          await work();
        }
        return snapshot;
      },
    };
    return { ...context, stores: { ...context.stores, placements } };
  }

  const errorOf = async (racing: TestContext, info: Player) =>
    (await place(racing, singleRequest({ gameId: 3 }, '50'), info)).results[0]?.error;

  it('R13 S27 a break that begins while a bet is validated refuses that bet', async () => {
    const info = await context.player('100');
    const racing = between(() => rest(info, { kind: 'time_out', hours: 1 }));
    expect(await errorOf(racing, info)).toMatchObject({ refusal: 'excluded' });
    expect(await balanceOf(info)).toBe(10_000n);
  });

  it('R13 S27 a limit that is set while a bet is validated refuses that bet', async () => {
    const info = await context.player('100');
    const racing = between(() => set(info, { kind: 'day_stake', value: '49.99' }));
    expect(await errorOf(racing, info)).toMatchObject({ refusal: 'own_limit', limit: '49.99' });
    expect(await balanceOf(info)).toBe(10_000n);
  });

  it('R13 S27 of bets and a break at once, none is accepted once the break has been answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const info = await context.player('100');
      let isOver = false;
      const lateBets: boolean[] = [];
      const bets = Array.from({ length: 12 }, async () => {
        const startedAfter = isOver;
        const error = await bet(info, '1', 4);
        if (startedAfter) lateBets.push(error === null);
      });
      const pause = rest(info, { kind: 'time_out', hours: 1 }).then(() => (isOver = true));
      await pause;
      const atEnd = await balanceOf(info);
      await Promise.all([...bets, bet(info, '1', 4).then((error) => lateBets.push(error === null))]);
      expect(lateBets).not.toContain(true);
      expect(await balanceOf(info)).toBe(atEnd);
    }
  });
});

it('SLIP-8 an account has a zone that exists', async () => {
  const account = { username: 'x', passwordHash: '-', nickname: '-', currencyId: 1, lang: 2 } as const;
  for (const timeZone of ['Mars/Olympus', 'UTC+3', '+03:00', 'CET', '', 'Asia/Tokyo; drop'])
    await expect(context.stores.accounts.create({ ...account, timeZone }, NOW), timeZone).rejects.toThrow();
  for (const timeZone of ['UTC', 'Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince'])
    expect(await context.stores.accounts.create({ ...account, username: timeZone, timeZone }, NOW)).not.toBeNull();
});
