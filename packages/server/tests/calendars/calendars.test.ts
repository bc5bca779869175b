import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { CalendarTags } from '../../src/calendars/calendar-tags';
import { parseCalendarAddress, readCalendar } from '../../src/calendars/read-calendar';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { buildNames } from '@clutchline/domain/testing';
import { live, matchEvents, teamOf } from '@clutchline/test-support/server/test-feed';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

const HOUR = 3_600_000;
let server: TestServer;
let now = 0;

beforeAll(async () => {
  server = await startTestServer();
  now = Math.floor(Date.now() / 1_000) * 1_000;
  for (const gameId of [1, 2]) await ingestFeedEvents(server.context, matchEvents(gameId, { startTime: now + HOUR }));
});
afterAll(() => server.close());

interface Got {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

async function get(path: string, init: RequestInit = {}): Promise<Got> {
  const answer = await fetch(server.url + path, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Without the normalization of fetch. */
const statusOf = async (path: string): Promise<number> =>
  await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = httpRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });

const eventsIn = (text: string): string[] => text.match(/UID:match-\d+/g) ?? [];

describe('public calendars', () => {
  it('CAL-1 a team, an event, a game and a match have a document in the language of the address', async () => {
    const team = await get(`/calendar/public/team-${teamOf(1, 1)}.en-US.ics`);
    expect(team.status).toBe(200);
    expect(team.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(team.headers.get('cache-control')).toBe('public, max-age=900');
    expect(eventsIn(team.text)).toEqual(['UID:match-1']);
    expect(eventsIn((await get('/calendar/public/event-100.ja-JP.ics')).text)).toHaveLength(2);
    expect(eventsIn((await get('/calendar/public/game-1.zh-CN.ics?reminder=15')).text)).toHaveLength(2);
    expect(eventsIn((await get('/calendar/public/match-2.th-TH.ics')).text)).toEqual(['UID:match-2']);
    expect(team.text).not.toMatch(/odd|score|result|stake/i);
  });

  it('CAL-3 a strong ETag answers 304', async () => {
    const path = `/calendar/public/team-${teamOf(1, 1)}.en-US.ics`;
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const header of [etag, '*', `"x", ${etag}`])
      expect((await get(path, { headers: { 'if-none-match': header } })).status).toBe(304);
  });

  it('CAL-3 K5 an unchanged document is not computed again, a changed one is, also by its title', async () => {
    const path = `/calendar/public/event-100.en-US.ics`;
    const { stores } = server.context;
    const { calendars } = stores;
    let reads = 0;
    const matches: typeof calendars.matches = (...given) => ((reads += 1), calendars.matches(...given));
    const counted = { ...server.context, stores: { ...stores, calendars: { ...calendars, matches } } };
    const address = parseCalendarAddress(path);
    if (address === null) throw new Error('the address is not valid');
    const tags = new CalendarTags();
    const read = (etag: string | null) =>
      readCalendar(counted, address, { origin: 'https://play.example', has: (own) => own === etag, tags });
    const first = await read(null);
    if (first.kind !== 'found') throw new Error('no document');
    expect([await read(first.etag), reads]).toEqual([{ kind: 'unchanged', etag: first.etag }, 1]);
    expect([(await read('"old"')).kind, reads]).toEqual(['found', 2]);
    const changes = [
      ...[matchEvents(1, { startTime: now + 4 * HOUR }), matchEvents(3, { startTime: now + 2 * HOUR })],
      ...[[live(3, { is_hide: 1 })], [live(3, { status: 5 })]],
      [{ type: 'event' as const, event_id: 100, game_type_id: 1, names: buildNames('Renamed') }],
    ];
    let { etag } = first;
    for (const [index, events] of changes.entries()) {
      await ingestFeedEvents(server.context, events);
      const next = await read(etag);
      if (next.kind !== 'found') throw new Error(`change ${index} is not in the document`);
      ({ etag } = next);
    }
  });

  it('CAL-2 K5 a match moved three times and cancelled keeps its id, and its sequence rises', async () => {
    const path = `/calendar/public/team-${teamOf(2, 1)}.en-US.ics`;
    const seen: string[] = [(await get(path)).text];
    for (const hours of [2, 3, 5]) {
      const moved = matchEvents(2, { startTime: now + hours * HOUR }).filter(({ type }) => type === 'match');
      await ingestFeedEvents(server.context, moved);
      seen.push((await get(path)).text);
    }
    await ingestFeedEvents(server.context, [live(2, { status: 5 })]);
    seen.push((await get(path)).text);
    const { hostname } = new URL(server.url);
    expect(seen.map((text) => /^UID:.*$/m.exec(text)?.[0])).toEqual(seen.map(() => `UID:match-2@${hostname}`));
    expect(seen.every((text) => eventsIn(text).length === 1)).toBe(true);
    expect(seen.map((text) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]))).toEqual([0, 1, 2, 3, 4]);
    expect(seen.map((text) => /STATUS:(\w+)/.exec(text)?.[1]).slice(-2)).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  it('bad-input 176 unknown addresses are 404', async () => {
    const paths = [
      ...[
        '/calendar/public/team-999999.en-US.ics',
        '/calendar/public/team-0.en-US.ics',
        '/calendar/public/team-1.xx-XX.ics',
      ],
      ...[
        '/calendar/public/other-1.en-US.ics',
        '/calendar/public/match-9007199254740993.en-US.ics',
        '/calendar/x',
        '/calendar/',
      ],
      ...[
        `/calendar/${'a'.repeat(10_000)}.ics`,
        '/calendar/%2e%2e/secret.ics',
        '/calendar/..%2fsecret',
        '/calendar/a%2fb.ics',
      ],
    ];
    for (const path of paths) expect(await statusOf(path), path.slice(0, 60)).toBe(404);
  });

  it('bad-input 177 POST is 405, HEAD as GET, ranges are ignored, and a compressed body is refused unread', async () => {
    const path = '/calendar/public/match-1.en-US.ics';
    const whole = await get(path);
    const post = await get(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const bomb = { 'content-type': 'text/calendar', 'content-encoding': 'gzip' };
    expect((await get(path, { method: 'PUT', body: 'x'.repeat(100_000), headers: bomb })).status).toBe(405);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', whole.headers.get('etag')]);
    const part = await get(path, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.text]).toEqual([200, whole.text]);
  });
});

describe('private calendars', () => {
  let token = '';
  beforeEach(async () => {
    token = await server.signIn();
  });

  const call: TestServer['call'] = (name, body = {}) => server.call(name, body, { token });
  const dataOf = ({ data }: { readonly data: unknown }): Readonly<Record<string, unknown>> =>
    z.record(z.string(), z.unknown()).parse(data);
  const create = async (body: Record<string, unknown> = {}) =>
    await call('createCalendar', { name: 'My phone', scope: { kind: 'followed' }, reminder: 60, ...body });

  it('FOLLOW-1 CAL-1 a feed of followed teams follows them, is listed without its address, and is 410 once revoked', async () => {
    const made = dataOf(await create());
    const path = String(made['path']);
    expect(path).toMatch(/^\/calendar\/[\w-]{22}\.ics$/);
    expect(eventsIn((await get(path)).text)).toEqual([]);
    const follow = { changes: [{ team_id: teamOf(1, 2), is_followed: 1 }], skips_unknown: 0 };
    expect(dataOf(await call('followTeam', follow))).toEqual({ team_ids: [teamOf(1, 2)] });
    const found = await get(path);
    expect(eventsIn(found.text)).toEqual(['UID:match-1']);
    expect(found.text).toContain('TRIGGER:-PT60M');
    expect(found.headers.get('cache-control')).toBe('private, max-age=900');
    const listed = dataOf(await call('listCalendars'));
    expect(JSON.stringify(listed)).not.toContain(path.slice(10, 32));
    const { calendar_id } = z.object({ calendar_id: z.number() }).parse(made['calendar']);
    await call('revokeCalendar', { calendar_id });
    expect((await get(path)).status).toBe(410);
    expect(dataOf(await call('listCalendars'))).toEqual({ rows: [] });
  });

  it('bad-input 176 a token in another case is unknown, with the answer of any unknown address', async () => {
    const path = String(dataOf(await create())['path']);
    const other = path.replace(/[a-zA-Z](?=[\w-]*\.ics)/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const [one, two] = [await get(other), await get('/calendar/nothing')];
    expect([one.status, one.text]).toEqual([404, two.text]);
  });

  it('bad-input 174 unknown teams, repetitions and the 201st are refused or change nothing', async () => {
    const follow = async (ids: readonly number[], skips_unknown = 0) =>
      await call('followTeam', { changes: ids.map((team_id) => ({ team_id, is_followed: 1 })), skips_unknown });
    expect(await follow([999_999])).toMatchObject({ code: 2, msg: 'no_such' });
    const teams = Array.from({ length: 202 }, (_, i) => 50_000 + i);
    const [example] = matchEvents(1).filter(({ type }) => type === 'team');
    await ingestFeedEvents(
      server.context,
      teams.map((team_id) => ({ ...example, team_id })),
    );
    expect(await follow(teams.slice(0, 100))).toMatchObject({ code: 1 });
    expect(dataOf(await follow(teams.slice(0, 100)))['team_ids']).toEqual(expect.arrayContaining(teams.slice(0, 100)));
    const before = dataOf(await call('followTeam', { changes: [], skips_unknown: 0 }));
    expect(await follow(teams.slice(100))).toMatchObject({ code: 2, msg: 'followed_limit' });
    expect(dataOf(await call('followTeam', { changes: [], skips_unknown: 0 }))).toEqual(before);
    expect(dataOf(await follow([999_999, ...teams.slice(100)], 1))['team_ids']).toHaveLength(200);
    const ended = await call('followTeam', {
      changes: teams.slice(0, 200).map((team_id) => ({ team_id, is_followed: 0 })),
      skips_unknown: 0,
    });
    expect(ended).toMatchObject({ code: 1 });
  });

  it('bad-input 179 an account has at most 20 calendars, and one calendar 60 reads an hour', async () => {
    const path = String(dataOf(await create())['path']);
    const answers: string[] = [];
    for (let n = 0; n < 22; n += 1) answers.push((await create()).msg);
    expect(answers.at(-1)).toBe('calendars_limit');
    expect(dataOf(await call('listCalendars'))['rows']).toHaveLength(20);
    expect(await create({ scope: { kind: 'team', team_id: 999_999 } })).toMatchObject({ msg: 'no_such' });
    const reads = await Promise.all(Array.from({ length: 70 }, () => get(path)));
    expect(reads.filter(({ status }) => status === 429)).toHaveLength(10);
    const limited = reads.find(({ status }) => status === 429);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
