import { CALLS } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { Admission, type Leave } from '../../src/http/guards/admission';
import { RawConnection } from '../chaos/raw-connection';
import { envelopeOf } from '@clutchline/test-support/server/send';
import { startTestServer } from '@clutchline/test-support/server/start-test-server';

it('R27 above the limit a placement is refused before its body is read, in the browser’s language, and the connection stays', async () => {
  const admission = new Admission();
  const server = await startTestServer({ admission });
  const inside: Leave[] = [];
  const fill = (): void => {
    for (let caller = 0; ; caller += 1) inside.push(admission.enter(`player ${caller}`));
  };
  expect(fill).toThrow('too_many_requests');
  const line = await RawConnection.open(new URL(server.url));
  const head = [
    `POST ${CALLS.playMore.path} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    'Content-Type: application/json',
    'Content-Length: 2',
  ];
  const [inChinese, inKorean] = ['zh-CN', 'fr, ko-KR;q=0.5'].map(
    (language) => `${[...head, `Accept-Language: ${language}`].join('\r\n')}\r\n\r\n`,
  );
  const messageOf = ({ body }: { readonly body: string }): string =>
    envelopeOf({ text: Buffer.from(body, 'latin1').toString() }).message;

  const first = await line.request(inChinese ?? '');
  expect(first.status).toBe(429);
  expect(messageOf(first)).toBe('操作过于频繁，请稍候');
  const second = await line.request(`{}${inKorean ?? ''}`);
  expect(second.status).toBe(429);
  expect(messageOf(second)).toBe('요청이 너무 많습니다. 잠시 후 다시 시도해 주세요');

  // Nor is an unknown token looked up.
  const { sessions } = server.context.stores;
  let lookedUp = 0;
  const find = sessions.find.bind(sessions);
  sessions.find = async (tokenHash) => {
    lookedUp += 1;
    return await find(tokenHash);
  };
  const withToken = `${[...head, 'Token: unknown'].join('\r\n')}\r\n\r\n`;
  expect((await line.request(`{}${withToken}`)).status).toBe(429);
  expect(lookedUp).toBe(0);

  for (const leave of inside) leave('refused');
  const third = await line.request(`{}${inKorean ?? ''}{}`);
  expect(third.status).toBe(400);
  expect((await line.request(`${withToken}{}`)).status).toBe(400);
  expect(lookedUp).toBe(1);
  line.close();
  await server.close();
});
