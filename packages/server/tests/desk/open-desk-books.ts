import { randomUUID } from 'node:crypto';

import type { DeskRole } from '@clutchline/contract/desk';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { openTestDesk, type DeskReply, type TestDesk, type TestOperator } from './open-test-desk';

export interface DeskBooks {
  readonly context: TestContext;
  readonly desk: TestDesk;
  readonly trader: TestOperator;
  close(): Promise<void>;
}

/**
 * A board, players and a desk on one database.
 *
 * @param given remains open.
 */
export async function openDeskBooks(given: TestContext | null = null): Promise<DeskBooks> {
  const context = given ?? (await openTestContext());
  const desk = await openTestDesk({ url: context.databaseUrl, clock: context.clock, drop: () => Promise.resolve() });
  const trader = await desk.signedIn('trader', ['trader']);
  const close = async () => {
    await desk.close();
    if (given === null) await closeSound(context)();
  };
  return { context, desk, trader, close };
}

export interface TwoPersons extends DeskBooks {
  readonly ann: TestOperator;
  readonly bob: TestOperator;
}

/** Ann with the role, and an admin. */
export async function openTwoPersons(role: DeskRole): Promise<TwoPersons> {
  const books = await openDeskBooks();
  const [ann, bob] = [await books.desk.signedIn('ann', [role]), await books.desk.signedIn('bob', ['admin'])];
  return { ...books, ann, bob };
}

const ids = () => ({ request_id: randomUUID(), reason: 'feed wrong everywhere' });

export interface SeenProposal {
  readonly proposal_id: number;
  readonly preview_hash: string;
}

export const problemOf = ({ status, data }: DeskReply) => [status, String(data['type']).split('/').at(-1)];

export const stepUp = (by: TestOperator) => by.client.call('stepUp', { code: by.nextCode() });

export async function proposeAs(by: TestOperator, about: object): Promise<DeskReply> {
  await stepUp(by);
  return await by.client.call('propose', { ...ids(), ...about });
}

export const seenIn = ({ data }: DeskReply): SeenProposal => ({
  proposal_id: Number(data['proposal_id']),
  preview_hash: String(data['preview_hash']),
});

/** After a step up, which replaces the token of the session: a call that was sent before is refused. */
export const approve = (by: TestOperator, seen: SeenProposal): Promise<DeskReply> =>
  by.client.call('approve', { ...ids(), ...seen });

/** The clock of the desk moves on with each code: 30 minutes are enough for a few. */
export async function approveAs(by: TestOperator, seen: SeenProposal): Promise<DeskReply> {
  await stepUp(by);
  return await approve(by, seen);
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
