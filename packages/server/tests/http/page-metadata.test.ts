import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildNames } from '@clutchline/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withMetadata } from '../../src/http/web/page-metadata';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { matchEvents, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';

const PAGE = `<!doctype html><html lang="en"><head><meta
  name="description" content="old" /><title>Clutchline</title></head><body></body></html>`;
const ORIGIN = 'https://play.example';

let server: TestServer;
let plain: TestServer;
let webFolder: string;
let start = 0;
let overStart = 0;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'clutchline-meta-'));
  await writeFile(join(webFolder, 'index.html'), PAGE);
  await writeFile(join(webFolder, 'frame.html'), PAGE);
  server = await startTestServer({ webFolder, publicUrl: ORIGIN, hasHostPage: false });
  plain = await startTestServer({ webFolder });
  start = Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000;
  const events = matchEvents(1, { startTime: start }).map((event) =>
    event.type === 'team' && event.team_id === teamOf(1, 1)
      ? { ...event, names: { ...buildNames('</script><b> Jade'), cn: '翡翠灯' } }
      : event,
  );
  await ingestFeedEvents(server.context, events);
  overStart = start - 7_200_000;
  await ingestFeedEvents(server.context, [...matchEvents(2, { startTime: overStart }), ...wholeResult(2)]);
});
afterAll(async () => {
  await server.close();
  await plain.close();
  await rm(webFolder, { recursive: true });
});

async function page(path: string, { language = 'en', from = server } = {}) {
  const answer = await fetch(from.url + path, { headers: { accept: 'text/html', 'accept-language': language } });
  const text = await answer.text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
  const json: unknown = data === undefined ? null : JSON.parse(data);
  return { text, json, robots: answer.headers.get('x-robots-tag'), status: answer.status };
}

describe('metadata of pages', () => {
  it('PAGE-1 a match has title, canonical link and SportsEvent with teams, start and status, never scores or prices', async () => {
    const { text, json } = await page('/match/detail?game_id=1&round=2');
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/match/detail?game_id=1">`);
    expect(text).toContain('<title>&#60;/script&#62;&#60;b&#62; Jade vs Other 1 – Cup 100 – Clutchline</title>');
    expect(json).toMatchObject({
      ...{ '@type': 'SportsEvent', eventStatus: 'https://schema.org/EventScheduled' },
      startDate: new Date(start).toISOString(),
      competitor: [{ name: '</script><b> Jade' }, { name: 'Other 1' }],
    });
    const over = await page('/match/detail?game_id=2');
    expect(over.json).toMatchObject({ '@type': 'SportsEvent', startDate: new Date(overStart).toISOString() });
    const withoutTimes = over.text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(withoutTimes).not.toMatch(/2\s*[:–-]\s*0|score|odds|offer|winner/i);
  });

  it('PAGE-1 a moved match names its first start', async () => {
    const moved = matchEvents(1, { startTime: start + 3_600_000 }).filter(({ type }) => type === 'match');
    await ingestFeedEvents(server.context, moved);
    expect((await page('/match/detail?game_id=1')).json).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: new Date(start).toISOString(),
    });
  });

  it('PAGE-1 is in the language of the visitor', async () => {
    const { text } = await page('/match/detail?game_id=1', { language: 'zh-CN' });
    expect(text).toContain('翡翠灯 vs');
    expect(text).toContain('<html lang="zh-CN"');
    expect((await page('/schedule', { language: 'ko' })).text).toContain('<title>경기 일정 – Clutchline</title>');
  });

  it('PAGE-1 pages of a player, unknown addresses and ids are not for search engines', async () => {
    for (const path of [
      '/bets',
      '/user',
      '/match/detail',
      '/match/detail?game_id=999',
      '/match/detail?game_id=x',
      '/nothing',
      '/Schedule',
    ])
      expect((await page(path)).text, path).toContain('<meta name="robots" content="noindex">');
    for (const path of ['/', '/schedule', '/events/detail?event_id=100', `/teams/detail?team_id=${teamOf(1, 2)}`])
      expect((await page(path)).text, path).not.toContain('noindex');
  });

  it('PAGE-1 without a public address the page is as built; the demo and frames are not indexed', async () => {
    const { text, robots } = await page('/schedule', { from: plain });
    expect([text, robots]).toEqual([PAGE, 'noindex']);
    expect((await page('/frame.html')).robots).toBe('noindex');
    expect((await page('/schedule')).robots).toBeNull();
  });

  it('bad-input 202 no name ends the data element', () => {
    const subject = { title: '$& $1', about: '"><script>', path: '/x', data: { name: '</script><!--\u2028' } };
    const text = withMetadata(PAGE, subject, ORIGIN);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).toContain('<title>$&#38; $1 – Clutchline</title>');
    expect(text).not.toContain('"><script>');
  });
});
