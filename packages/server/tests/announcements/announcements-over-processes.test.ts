import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, LANGUAGES, type LangCode, type LangId } from '@clutchline/contract';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { percentile } from '@clutchline/test-support/processes/percentile';
import type { ServerProcess } from '@clutchline/test-support/processes/server-process';
import { serverProcess } from '@clutchline/test-support/processes/test-processes';
import { countOf } from '@clutchline/test-support/server/count-of';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { saveAnnouncement, withdrawAnnouncement } from '../../src/announcements/save-announcement';

/** 100 with `npm run content-checks`, which checks the times too. */
const ANNOUNCED = countOf(2, 100);
const MOST_MS = 2_000;
/** Of a scheduled one. */
const LATE_MS = 1_000;
/** On a busy machine. */
const WITHIN_MS = 20_000;
const TITLES: Partial<Record<LangCode, string>> = { 'en-US': 'Works', 'zh-CN': '维护', 'ja-JP': '作業' };

let context: TestContext;
let nats: TestNats;
let servers: readonly ServerProcess[] = [];
let urls: readonly string[] = [];
let clients: readonly PushClient[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  nats = await TestNats.start();
  servers = [0, 1, 2].map(() => serverProcess(database.url, { NATS_URL: nats.url }));
  urls = await Promise.all(servers.map((server) => server.url()));
  context = await openTestContext(database);
  clients = await Promise.all(urls.map((url) => PushClient.connect(url)));
  for (const client of clients) {
    client.send({ type: 'subscribe', topic: 'news', cursor: null });
    await client.next('snapshot');
  }
});
afterAll(async () => {
  clients.forEach((client) => client.close());
  for (const server of servers) {
    server.kill('SIGKILL');
    await server.exited;
  }
  await nats.stop();
  await context.close();
});

async function save(id: string, publishAt: number): Promise<void> {
  const body = Object.fromEntries(Object.keys(TITLES).map((code) => [code, 'Text']));
  const file = { id, type: 'system', severity: 'urgent', publish_at: new Date(publishAt).toISOString() };
  const given = { file: { ...file, title: TITLES, body }, by: ['ann', 'bob'] };
  expect(await saveAnnouncement(context, 'add', given)).toBe('saved');
}

const answerSchema = z.object({
  banners: z.array(z.object({ announcement_id: z.string(), title: z.string(), text_lang: z.number() })),
});

async function bannersAt(url: string, lang: LangId): Promise<z.infer<typeof answerSchema>['banners']> {
  const body = JSON.stringify({ lang, type: null, cursor: null });
  const headers = { 'content-type': 'application/json' };
  const { data } = envelopeOf(await send(url, CALLS.getAnnouncements.path, { headers, body }));
  return z.parse(answerSchema, data).banners;
}

/** Of the language, else in English. */
const expectedTitle = (code: LangCode, lang: LangId): readonly [string, number] =>
  code in TITLES ? [TITLES[code] ?? '', lang] : [TITLES['en-US'] ?? '', 2];

const pushesTo = ({ received }: PushClient): number =>
  received.filter((message) => message.type === 'delta' && message.changes.some(({ type }) => type === 'news')).length;

describe('announcements over three processes', () => {
  it('NEWS-1 NEWS-4 K19 an urgent one is pushed by each process, which has its banner in eight languages', async () => {
    const times: number[] = [];
    for (let n = 1; n <= ANNOUNCED; n += 1) {
      const id = `urgent-${n}`;
      const saved = performance.now();
      await save(id, Date.now());
      await Promise.all(
        urls.map(async (url, index) => {
          expect((await clients[index]?.next('delta', WITHIN_MS))?.changes).toEqual([{ type: 'news' }]);
          const [banner] = await bannersAt(url, 2);
          times.push(performance.now() - saved);
          expect(banner).toMatchObject({ announcement_id: id });
        }),
      );
      if (n > 1) continue;
      for (const url of urls)
        for (const { id: lang, code } of LANGUAGES) {
          const [banner] = await bannersAt(url, lang);
          expect([banner?.title, banner?.text_lang], code).toEqual(expectedTitle(code, lang));
        }
    }
    console.log(`${times.length} banners, p99 after ${Math.round(percentile(times, 0.99))} ms`);
    if (ANNOUNCED >= 100) expect(percentile(times, 0.99)).toBeLessThan(MOST_MS);
    for (let n = 1; n <= ANNOUNCED; n += 1)
      expect(await withdrawAnnouncement(context, `urgent-${n}`, 'ann')).toBe(true);
    for (const url of urls) await expect.poll(() => bannersAt(url, 2), { timeout: WITHIN_MS }).toEqual([]);
  }, 600_000);

  it('NEWS-5 K19 bad-input 200 a scheduled one is published once by every process, at its time', async () => {
    await untilAllPushed();
    const before = clients.map(pushesTo);
    const at = Date.now() + 1_500;
    await save('scheduled', at);
    for (const url of urls) expect(await bannersAt(url, 2)).toEqual([]);
    const untilPublished = async (client: PushClient, count: number): Promise<number> => {
      await expect.poll(() => pushesTo(client), { timeout: WITHIN_MS, interval: 10 }).toBe(count);
      return Date.now();
    };
    const times = await Promise.all(clients.map((client, index) => untilPublished(client, (before[index] ?? 0) + 1)));
    for (const time of times) expect(time).toBeGreaterThanOrEqual(at);
    console.log(`scheduled: at most ${Math.max(...times) - at} ms late`);
    if (ANNOUNCED >= 100) expect(Math.max(...times) - at).toBeLessThanOrEqual(LATE_MS);
    for (const url of urls) expect(await bannersAt(url, 2)).toMatchObject([{ announcement_id: 'scheduled' }]);
    await untilAllPushed();
    expect(clients.map(pushesTo)).toEqual(before.map((count) => count + 1));
  });
});

/** Nothing is due or on its way. */
async function untilAllPushed(): Promise<void> {
  const { announcements, outbox } = context.stores;
  const waits = async () => (await announcements.hasDue(Date.now())) || (await outbox.next(1)).length > 0;
  await expect.poll(waits, { timeout: WITHIN_MS }).toBe(false);
  await sleep(500);
}
