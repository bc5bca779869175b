import { PUSH_CLOSE } from '@clutchline/contract';
import { READ_KEY, type DeskChange } from '@clutchline/contract/desk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakePush } from '../../../testing/fake-push';
import { DeskPush } from './desk-push';

let fake: FakePush;
let push: DeskPush;
const onSignedOut = vi.fn();
const listener = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  fake = new FakePush();
  push = new DeskPush({ openSocket: fake.openSocket, monotonic: () => performance.now(), onSignedOut });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const read = (next_ms = 1_000): DeskChange => ({ key: READ_KEY, value: { at: 1, next_ms } });
const valuesOf = (topic: string) => Object.fromEntries(push.viewOf(topic)?.values ?? []);

it('DESK-16 shows a snapshot, then differences; a gap asks for a snapshot', () => {
  push.watch('overview', listener);
  fake.open();
  expect(fake.sent).toEqual([{ type: 'subscribe', topic: 'overview', cursor: null }]);
  fake.say({ type: 'snapshot', topic: 'overview', epoch: 'e', seq: 4, changes: [{ key: 'a', value: 1 }, read()] });
  fake.say({ type: 'delta', topic: 'overview', epoch: 'e', prev: 4, seq: 5, changes: [{ key: 'b', value: 2 }] });
  fake.say({ type: 'delta', topic: 'overview', epoch: 'e', prev: 5, seq: 6, changes: [{ key: 'a', value: null }] });
  expect(valuesOf('overview')).toMatchObject({ b: 2 });
  expect(valuesOf('overview')).not.toHaveProperty('a');
  fake.say({ type: 'delta', topic: 'overview', epoch: 'e', prev: 5, seq: 6, changes: [{ key: 'b', value: 9 }] });
  expect(valuesOf('overview')).toMatchObject({ b: 2 });
  fake.say({ type: 'delta', topic: 'overview', epoch: 'e', prev: 8, seq: 9, changes: [{ key: 'b', value: 3 }] });
  expect(valuesOf('overview')).toMatchObject({ b: 2 });
  expect(fake.sent.at(-1)).toEqual({ type: 'subscribe', topic: 'overview', cursor: null });
});

it('bad-input 314 DESK-16 silence beyond the next reading is stale, whatever the clock of the machine says', () => {
  push.watch('match:7', listener);
  fake.open();
  fake.say({ type: 'snapshot', topic: 'match:7', epoch: 'e', seq: 1, changes: [read(2_000)] });
  vi.advanceTimersByTime(4_500);
  expect(push.viewOf('match:7')?.isStale).toBe(false);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1_500);
  expect(push.viewOf('match:7')?.isStale).toBe(true);
  fake.say({ type: 'delta', topic: 'match:7', epoch: 'e', prev: 1, seq: 2, changes: [{ key: 'x', value: 1 }] });
  expect(push.viewOf('match:7')?.isStale).toBe(true);
  fake.say({ type: 'delta', topic: 'match:7', epoch: 'e', prev: 2, seq: 3, changes: [read()] });
  expect(push.viewOf('match:7')?.isStale).toBe(false);
});

it('DESK-16 PUSH-5 connects again after a cut, resumes where it was, and leaves with the last watcher', () => {
  const leave = push.watch('alarms', listener);
  fake.open();
  fake.say({ type: 'snapshot', topic: 'alarms', epoch: 'e', seq: 4, changes: [read()] });
  fake.cut(1006);
  vi.advanceTimersByTime(600);
  expect(fake.sockets).toBe(2);
  fake.open();
  expect(fake.sent.at(-1)).toEqual({ type: 'subscribe', topic: 'alarms', cursor: { epoch: 'e', seq: 4 } });
  leave();
  expect(fake.sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'alarms' });
  expect(fake.isClosed).toBe(true);
  expect(push.viewOf('alarms')).toBeNull();
});

it('DESK-4 DESK-5 the end of the session is reported, and a topic without its right is refused', () => {
  push.watch('audit', listener);
  fake.open();
  fake.say({ type: 'error', reason: 'not-authorised', topic: 'audit' });
  expect(push.viewOf('audit')?.refusal).toBe('not-authorised');
  fake.cut(PUSH_CLOSE.signInAgain);
  expect(onSignedOut).toHaveBeenCalledOnce();
});
