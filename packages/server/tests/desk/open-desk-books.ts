import { randomUUID } from 'node:crypto';

import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { openTestDesk, type DeskReply, type TestDesk, type TestOperator } from './open-test-desk';

export interface DeskBooks {
  readonly context: TestContext;
  readonly desk: TestDesk;
  readonly trader: TestOperator;
  close(): Promise<void>;
}

/** A board, players and a desk on one database. */
export async function openDeskBooks(): Promise<DeskBooks> {
  const context = await openTestContext();
  const desk = await openTestDesk({ url: context.databaseUrl, drop: () => Promise.resolve() });
  const trader = await desk.signedIn('trader', ['trader']);
  const close = async () => {
    await desk.close();
    await context.close();
  };
  return { context, desk, trader, close };
}

export interface Subject {
  readonly scope: 'play' | 'match' | 'game';
  readonly id: number;
  readonly kind: 'suspend' | 'hide';
}

export const changeLock = (
  { client }: TestOperator,
  action: 'lock' | 'unlock',
  subject: Subject,
  more: object = {},
): Promise<DeskReply> => client.call(action, { request_id: randomUUID(), reason: 'score unclear', subject, ...more });
