import { CALLS } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { markAnnouncementsRead, readAnnouncement, readAnnouncements } from '../../src/announcements/read-announcements';
import { listAnnouncements, saveAnnouncement, withdrawAnnouncement } from '../../src/announcements/save-announcement';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { CallInfo, CallRequest } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, teamOf } from '@clutchline/test-support/server/test-feed';

const MINUTE = 60_000;
const iso = (at: number): string => new Date(at).toISOString();
const ANYONE: CallInfo = { lang: 2, caller: null };
let context: TestContext;
let player: CallInfo;

beforeAll(async () => {
  context = await openTestContext();
  player = await context.player('0');
  await ingestFeedEvents(context, matchEvents(1));
});
afterAll(() => context.close());

const file = (id: string, fields: Record<string, unknown> = {}) => ({
  ...{ id, type: 'system', severity: 'info', publish_at: iso(NOW - 10 * MINUTE) },
  title: { 'en-US': `Title ${id}`, 'zh-CN': '标题' },
  body: { 'en-US': 'Read **this**', 'zh-CN': '请阅读' },
  ...fields,
});

const save = async (given: unknown, action: 'add' | 'edit' = 'add', by: readonly string[] = ['ann', 'bob']) =>
  await saveAnnouncement(context, action, { file: given, by });

const list = async (info = player, request: Partial<CallRequest<'getAnnouncements'>> = {}) =>
  understood(await readAnnouncements(context, { lang: 2, type: null, cursor: null, ...request }, info));
const ids = async (info = player, request: Partial<CallRequest<'getAnnouncements'>> = {}) =>
  (await list(info, request)).rows.map(({ announcement_id }) => announcement_id);
const one = async (announcement_id: string, lang: CallRequest<'getAnnouncement'>['lang'] = 2, info = player) =>
  understood(await readAnnouncement(context, { lang, announcement_id }, info)).found;

describe('announcements', () => {
  it('CONTENT-3, NEWS-1, NEWS-5 is published at its time, in the language of the call, else in English with a mark', async () => {
    expect(await save(file('later', { publish_at: iso(NOW + MINUTE) }))).toBe('saved');
    expect(await ids()).toEqual([]);
    expect(await one('later')).toBeNull();
    context.setNow(NOW + MINUTE);
    expect(await ids()).toEqual(['later']);
    expect(await one('later', 1)).toMatchObject({ announcement: { title: '标题', text_lang: 1 } });
    expect(await one('later', 4)).toMatchObject({ announcement: { title: 'Title later', text_lang: 2 } });
  });

  it('bad-input 200 two readers publish at the same instant, and a clock that jumps back takes nothing away twice', async () => {
    context.setNow(NOW);
    expect([await ids(), await ids()]).toEqual([[], []]);
    context.setNow(NOW + MINUTE);
    const both = await Promise.all([ids(), ids(ANYONE)]);
    expect(both).toEqual([['later'], ['later']]);
  });

  it('NEWS-3 pages have pinned ones first, then the newest, each once; types filter', async () => {
    for (let n = 0; n < 25; n += 1)
      await save(
        file(`n-${n}`, {
          publish_at: iso(NOW - (n % 5) * MINUTE),
          pinned: n === 24,
          type: n === 3 ? 'rules' : 'event',
        }),
      );
    const first = await list();
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toMatchObject({ announcement_id: 'n-24', is_pinned: 1 });
    const second = await list(player, { cursor: first.next_cursor });
    expect(second.next_cursor).toBeNull();
    const all = [...first.rows, ...second.rows].map(({ announcement_id }) => announcement_id);
    expect(new Set(all).size).toBe(26);
    expect(await ids(player, { type: 'rules' })).toEqual(['n-3']);
    const forged = await readAnnouncements(context, { lang: 2, type: null, cursor: `1-${'9'.repeat(16)}-x` }, player);
    expect(forged.kind).toBe('refused');
  });

  it('NEWS-3 counts what is unread by account and revision, and a new revision is unread again', async () => {
    expect((await list()).unread_count).toBe(26);
    expect((await list(ANYONE)).unread_count).toBe(0);
    const mark = async (read: { announcement_id: string; revision: number }[], all: 0 | 1 = 0) =>
      understood(await markAnnouncementsRead(context, { lang: 2, read, all }, player)).unread_count;
    expect(await mark([{ announcement_id: 'n-1', revision: 1 }])).toBe(25);
    expect(await mark([{ announcement_id: 'n-1', revision: 1 }])).toBe(25);
    expect(await mark([], 1)).toBe(0);
    expect(await save(file('n-1', { type: 'event' }), 'edit')).toBe('saved');
    expect((await list()).unread_count).toBe(1);
    expect(await one('n-1')).toMatchObject({ announcement: { revision: 2, is_unread: 1 } });
  });

  it('bad-input 199 unknown ids and later revisions are ignored', async () => {
    const read = [
      { announcement_id: 'nothing', revision: 1 },
      { announcement_id: 'n-1', revision: 30_000 },
    ];
    expect(understood(await markAnnouncementsRead(context, { lang: 2, read, all: 0 }, player)).unread_count).toBe(1);
  });

  it('bad-input 199 one that is not published, or is for others, is not read before it is shown', async () => {
    const read = ['to-come', 'for-yen'].map((announcement_id) => ({ announcement_id, revision: 1 }));
    await save(file('to-come', { publish_at: iso(NOW + 200 * MINUTE), expires_at: iso(NOW + 300 * MINUTE) }));
    await save(file('for-yen', { audience: { currencies: [3] } }));
    await markAnnouncementsRead(context, { lang: 2, read, all: 0 }, player);
    const yen = await context.player('0', 3);
    await markAnnouncementsRead(context, { lang: 2, read, all: 0 }, yen);
    expect(await one('for-yen', 2, yen)).toMatchObject({ announcement: { is_unread: 0 } });
    context.setNow(NOW + 200 * MINUTE);
    for (const info of [player, yen])
      expect(await one('to-come', 2, info)).toMatchObject({ announcement: { is_unread: 1 } });
    context.setNow(NOW + MINUTE);
    expect(await withdrawAnnouncement(context, 'for-yen', 'ann')).toBe(true);
  });

  it('bad-input 199 more than 200 at once, and malformed ones, are refused', () => {
    const isValid = (read: unknown): boolean =>
      z.safeParse(CALLS.markAnnouncementsRead.body, { lang: 2, read, all: 0 }).success;
    const many = (count: number) => Array.from({ length: count }, () => ({ announcement_id: 'n-1', revision: 1 }));
    expect(isValid(many(200))).toBe(true);
    const odd = [
      { announcement_id: 'n-1', revision: 0 },
      { announcement_id: 'N 1', revision: 1 },
      { revision: 1 },
      null,
    ];
    expect([many(201), many(10_000), ...odd.map((mark) => [mark])].filter(isValid)).toEqual([]);
  });

  it('NEWS-4 urgent ones and maintenance are banners, maintenance from its banner to its end', async () => {
    const times = {
      banner_at: iso(NOW + 5 * MINUTE),
      starts_at: iso(NOW + 10 * MINUTE),
      ends_at: iso(NOW + 20 * MINUTE),
    };
    expect(await save(file('urgent', { severity: 'urgent' }))).toBe('saved');
    expect(await save(file('works', { type: 'maintenance', maintenance: times }))).toBe('saved');
    const banners = async (at: number) => {
      context.setNow(at);
      return (await list(ANYONE)).banners.map(({ announcement_id }) => announcement_id);
    };
    expect(await banners(NOW + 4 * MINUTE)).toEqual(['urgent']);
    expect(await banners(NOW + 5 * MINUTE)).toEqual(['works', 'urgent']);
    expect(await banners(NOW + 20 * MINUTE)).toEqual(['urgent']);
  });

  it('NEWS-1 an audience is signed in, of a currency, or of a game that the player follows', async () => {
    await save(file('members', { pinned: true, audience: { signed_in: true } }));
    await save(file('yen', { pinned: true, audience: { currencies: [3] } }));
    await save(file('game', { pinned: true, audience: { game_types: [1] } }));
    const seen = async (info: CallInfo) =>
      (await ids(info)).filter((id) => ['members', 'yen', 'game'].includes(id)).sort();
    expect(await seen(ANYONE)).toEqual([]);
    expect(await seen(player)).toEqual(['members']);
    expect(await seen(await context.player('0', 3))).toEqual(['members', 'yen']);
    const { accountId } = player.caller ?? { accountId: 0 };
    await context.inTransaction(({ calendars }) =>
      calendars.follow(accountId, [{ team_id: teamOf(1, 1), is_followed: 1 }], { max: 200, skipsUnknown: false }),
    );
    expect(await seen(player)).toEqual(['game', 'members']);
    expect(await one('yen')).toBeNull();
  });

  it('NEWS-5 a withdrawn one leaves the lists, and its address says so; an expired one stays readable', async () => {
    expect(await withdrawAnnouncement(context, 'n-2', 'ann')).toBe(true);
    expect(await withdrawAnnouncement(context, 'n-2', 'ann')).toBe(false);
    expect(await one('n-2')).toEqual({ is_withdrawn: 1 });
    expect(await ids()).not.toContain('n-2');
    await save(file('short', { expires_at: iso(NOW - MINUTE) }));
    expect(await ids()).not.toContain('short');
    expect(await one('short')).toMatchObject({ is_withdrawn: 0 });
    expect((await listAnnouncements(context)).length).toBeGreaterThan(28);
    expect(await save(file('n-2'), 'edit')).toBe('unknown');
  });

  it('NEWS-5 the operator who withdrew it is stored', async () => {
    const withdrawn = (await listAnnouncements(context)).find(({ id }) => id === 'n-2');
    expect(withdrawn).toMatchObject({ withdrawnBy: 'ann', approvedBy: ['ann', 'bob'] });
  });

  it('bad-input 198 what cannot be announced is refused when it is saved', async () => {
    const faults = async (fields: Record<string, unknown>, by: readonly string[] = ['ann', 'bob']): Promise<string> => {
      const outcome = await save(file('x', fields), 'add', by);
      return typeof outcome === 'string' ? outcome : outcome.faults.join('; ');
    };
    expect(await faults({ title: { 'ja-JP': '題' }, body: { 'ja-JP': '本文' } })).toBe('saved');
    expect(await faults({ title: { 'en-US': '' } })).toMatch(/en-US: the title needs/);
    expect(await faults({ title: {}, body: {} })).toMatch(/at least one language/);
    expect(await faults({ body: { 'en-US': 'x' } })).toMatch(/zh-CN: the body needs a text/);
    expect(await faults({ body: { 'en-US': 'x'.repeat(8_001), 'zh-CN': 'x' } })).toMatch(/8000/);
    expect(await faults({ expires_at: iso(NOW - 60 * MINUTE) })).toMatch(/expires_at/);
    expect(await faults({ type: 'maintenance' })).toMatch(/maintenance/);
    expect(await faults({ severity: 'urgent' }, ['ann'])).toMatch(/two operators/);
    expect(await faults({ severity: 'urgent' }, ['ann', 'Ann '])).toMatch(/same person/);
    expect(await faults({ id: 'No Spaces' })).toMatch(/id/);
    expect(await faults({ publish_at: 'tomorrow' })).toMatch(/publish_at/);
    expect(await faults({ unknown: 1 })).toMatch(/unknown/);
    expect(await save(file('n-1'))).toBe('id_exists');
    expect(await save('no object')).toHaveProperty('faults');
  });
});
