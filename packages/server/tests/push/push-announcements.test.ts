import { afterAll, beforeAll, expect, it } from 'vitest';

import { PushClient } from '@clutchline/test-support/server/push-client';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('NEWS-4 the topic news has no state, and reports each publication to its subscribers only', async () => {
  const [client, other] = await Promise.all([PushClient.connect(server.url), PushClient.connect(server.url)]);
  client.send({ type: 'subscribe', topic: 'news', cursor: null });
  other.send({ type: 'subscribe', topic: 'list', cursor: null });
  expect(await client.next('snapshot')).toMatchObject({ topic: 'news', changes: [] });
  server.hub.publishAnnouncements();
  expect(await client.next('delta')).toMatchObject({ topic: 'news', changes: [{ type: 'news' }] });
  server.hub.publishAnnouncements();
  expect(await client.next('delta')).toMatchObject({ topic: 'news', changes: [{ type: 'news' }] });
  expect(JSON.stringify(other.received)).not.toContain('"news"');
  client.close();
  other.close();
});
