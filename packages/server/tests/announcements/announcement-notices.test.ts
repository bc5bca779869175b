import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readAnnouncement, readAnnouncements } from '../../src/announcements/read-announcements';
import { notifyDueAnnouncements, startAnnouncementNotices } from '../../src/announcements/start-announcement-notices';
import { saveAnnouncement, withdrawAnnouncement } from '../../src/announcements/save-announcement';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const MINUTE = 60_000;
const iso = (at: number): string => new Date(at).toISOString();
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

async function save(id: string, publishAt: number, more: object = {}, action: 'add' | 'edit' = 'add'): Promise<void> {
  const file = {
    ...{ id, type: 'system', severity: 'urgent', publish_at: iso(publishAt) },
    title: { 'en-US': 'Title' },
    body: { 'en-US': 'Body' },
    ...more,
  };
  expect(await saveAnnouncement(context, action, { file, by: ['ann', 'bob'] })).toBe('saved');
}

const notify = async (at: number): Promise<boolean> => {
  context.setNow(at);
  if (!(await context.stores.announcements.hasDue(at))) return false;
  return await notifyDueAnnouncements(context);
};

async function pushed(): Promise<readonly string[]> {
  const events = await context.stores.outbox.next(100);
  await context.stores.outbox.removeAndReadNext(
    events.map(({ id }) => id),
    { term: 0, limit: 1 },
  );
  return events.map(({ event }) => event.kind);
}

describe('push of announcements', () => {
  it('NEWS-4 NEWS-5 K19 publishes at its time, an edit and a withdrawal at once', async () => {
    await save('urgent', NOW + MINUTE);
    expect([await notify(NOW), await notify(NOW + MINUTE - 1)]).toEqual([false, false]);
    expect(await notify(NOW + MINUTE)).toBe(true);
    expect(await notify(NOW + MINUTE)).toBe(false);
    expect(await pushed()).toEqual(['news']);
    await save('urgent', NOW + MINUTE, {}, 'edit');
    expect(await notify(NOW + 2 * MINUTE)).toBe(true);
    expect(await withdrawAnnouncement(context, 'urgent', 'ann')).toBe(true);
    expect([await notify(NOW + 2 * MINUTE), await notify(NOW + 3 * MINUTE)]).toEqual([true, false]);
    expect(await pushed()).toEqual(['news', 'news']);
  });

  it('NEWS-4 notifies again when the banner of a maintenance begins, and when an announcement expires', async () => {
    const maintenance = {
      banner_at: iso(NOW + 10 * MINUTE),
      starts_at: iso(NOW + 20 * MINUTE),
      ends_at: iso(NOW + 30 * MINUTE),
    };
    await save('works', NOW + 5 * MINUTE, { type: 'maintenance', maintenance, expires_at: iso(NOW + 40 * MINUTE) });
    const due: boolean[] = [];
    for (const minute of [5, 6, 10, 11, 40, 41]) due.push(await notify(NOW + minute * MINUTE));
    expect(due).toEqual([true, false, true, false, true, false]);
    await pushed();
  });

  it('bad-input 200 moved publication, two leaders at once and a clock that jumps: published once, at its time', async () => {
    await save('moved', NOW + 50 * MINUTE);
    await save('moved', NOW + 60 * MINUTE, {}, 'edit');
    expect(await notify(NOW + 50 * MINUTE)).toBe(false);
    context.setNow(NOW + 60 * MINUTE);
    const both = await Promise.all([notifyDueAnnouncements(context), notifyDueAnnouncements(context)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect([await notify(NOW), await notify(NOW + 60 * MINUTE)]).toEqual([false, false]);
    expect(await pushed()).toEqual(['news']);
  });

  it('NEWS-4 K19 a process whose clock is behind shows what the leader has announced, and no longer what has expired', async () => {
    const ids = async (): Promise<readonly string[]> => {
      const request = { lang: 2, type: null, cursor: null } as const;
      const { rows, banners } = understood(await readAnnouncements(context, request, { lang: 2, caller: null }));
      return [...rows, ...banners].flatMap(({ announcement_id }) => (announcement_id === 'ahead' ? ['ahead'] : []));
    };
    await save('ahead', NOW + 70 * MINUTE, { expires_at: iso(NOW + 80 * MINUTE) });
    expect(await ids()).toEqual([]);
    expect(await notify(NOW + 70 * MINUTE)).toBe(true);
    context.setNow(NOW + 70 * MINUTE - 500);
    expect(await ids()).toEqual(['ahead', 'ahead']);
    const request = { lang: 2, announcement_id: 'ahead' } as const;
    const { found } = understood(await readAnnouncement(context, request, { lang: 2, caller: null }));
    expect(found).toMatchObject({ is_withdrawn: 0 });
    expect(await notify(NOW + 80 * MINUTE)).toBe(true);
    context.setNow(NOW + 80 * MINUTE - 500);
    expect(await ids()).toEqual([]);
    await pushed();
  });

  it('NEWS-4 K19 the job of the leader notifies within a second', async () => {
    context.setNow(NOW + 90 * MINUTE);
    const job = startAnnouncementNotices(context);
    try {
      await save('by-job', NOW + 90 * MINUTE);
      await expect.poll(pushed, { timeout: 5_000, interval: 20 }).toEqual(['news']);
    } finally {
      await job.stop();
    }
  });
});
