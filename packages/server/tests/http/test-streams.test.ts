import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

async function playlist(name = 'demo-0') {
  const text = await (await get(`/streams/${name}/stream.m3u8`)).text();
  const numbers = [...text.matchAll(/^(\d+)\.m4s$/gm)].map(([, number]) => Number(number));
  const dates = [...text.matchAll(/PROGRAM-DATE-TIME:(\S+)/g)].map(([, date]) => Date.parse(date ?? ''));
  return { text, numbers, dates };
}

describe('test streams', () => {
  it('DEMO-1 the playlist has the last six segments with their real times', async () => {
    const answer = await get('/streams/demo-0/stream.m3u8');
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { numbers, dates, text } = await playlist();
    expect(numbers).toHaveLength(6);
    expect(text).toContain(`#EXT-X-MEDIA-SEQUENCE:${numbers[0] ?? ''}\n`);
    expect(dates).toEqual(numbers.map((number) => number * 2_000));
    const age = Date.now() - (dates.at(-1) ?? 0);
    expect(age).toBeGreaterThanOrEqual(2_000);
    expect(age).toBeLessThan(30_000);
  });

  it('DEMO-1 a delayed stream is that many seconds behind', async () => {
    const [now, late] = [await playlist('demo-0'), await playlist('demo-60')];
    expect(Math.abs((now.numbers[0] ?? 0) - (late.numbers[0] ?? 0) - 30)).toBeLessThanOrEqual(1);
  });

  it('DEMO-1 a segment has its own number and times, in any loop', async () => {
    const { numbers } = await playlist();
    for (const number of numbers) {
      const answer = await get(`/streams/demo-0/${number}.m4s`);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const after = (name: string, from = 0): number => bytes.indexOf(name, from, 'latin1') + 8;
      expect(bytes.readUInt32BE(after('mfhd'))).toBe(number);
      expect(Number(bytes.readBigUInt64BE(after('tfdt')))).toBe(number * 2 * 90_000);
      const sound = Number(bytes.readBigUInt64BE(after('tfdt', after('tfdt'))));
      expect(sound).toBe(Math.ceil((number * 2 * 16_000) / 1_024) * 1_024);
    }
  });

  it('DEMO-1 the beginning of the file is served once for all segments', async () => {
    const bytes = Buffer.from(await (await get('/streams/demo-10/init.mp4')).arrayBuffer());
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(bytes.includes('moov')).toBe(true);
    expect(bytes.includes('moof')).toBe(false);
  });

  it('bad-input 196: a segment that does not exist, and an unknown variant, are 404', async () => {
    const { numbers } = await playlist();
    const last = numbers.at(-1) ?? 0;
    const files = ['-1', '9007199254740992', '9007199254740993', '1e9', String(last + 1_000), String(last + 100), '0'];
    const paths = [
      ...files.map((file) => `/streams/demo-0/${file}.m4s`),
      ...['/streams/demo-0/1.m4s?x=1', `/streams/demo-0/0${last}.m4s`, `/streams/demo-0/${last}.M4S`],
      ...['demo-5', 'demo-', 'demo', 'DEMO-0', '..%2fdemo-0', '__proto__'].map(
        (name) => `/streams/${name}/stream.m3u8`,
      ),
      ...['/streams/demo-0/', '/streams/', '/streams/demo-0/../../package.json', '/streams/demo-0/%2e%2e%2finit.mp4'],
    ];
    for (const path of paths) expect((await get(path)).status, path).toBe(404);
    expect((await get(`/streams/demo-0/${last}.m4s`)).status).toBe(200);
  });

  it('DEMO-1 test streams are read with GET only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await get('/streams/demo-0/stream.m3u8', { method })).status).toBe(404);
  });

  it('STREAM-1 the content policy allows videos from this server and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("; media-src 'self' blob:; ");
    expect(policy).toContain("; connect-src 'self'; ");
    expect(policy).toContain("; frame-src 'self'; ");
  });
});

it('STREAM-1 allowed hosts and platforms are in the content policy, with the origins of their players', async () => {
  const streamRules = { platforms: ['twitch', 'youtube', 'douyu'], hosts: ['cdn.example.com'] } as const;
  const other = await startTestServer({ streamRules });
  const policy = (await fetch(other.url)).headers.get('content-security-policy') ?? '';
  await other.close();
  expect(policy).toContain("; media-src 'self' blob: https://cdn.example.com; ");
  expect(policy).toContain("; connect-src 'self' https://cdn.example.com; ");
  expect(policy).toContain("; frame-src 'self' https://player.twitch.tv https://www.youtube-nocookie.com; ");
});
