import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../testing/fake-desk';
import { DeskCalls } from './desk-calls';
import { createSendCall } from './send-call';

const ACTION = {
  ...{ id: 1, at: 1, operator_id: 1, operator: 'ann', session_id: 1, network: null, action: 'panic', subject: 'all:0' },
  ...{ before: null, after: null, reason: null, request_id: null, result: 'done' },
};
const REQUEST = { request_id: '2f7f4e0e-8a8b-4a52-9d3e-0a4ad0d6d9b1', reason: 'feed wrong' };

let fake: FakeDesk;
const onSignedOut = vi.fn();
const stepUp = vi.fn(() => Promise.resolve(true));
let isActive = true;

function callsOn(desk: FakeDesk): DeskCalls {
  const send = createSendCall({ fetch: desk.fetch, takeActivity: () => isActive, onServerTime: () => undefined });
  return new DeskCalls({ send, stepUp, onSignedOut });
}

beforeEach(() => {
  vi.useFakeTimers();
  fake = new FakeDesk();
  isActive = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function settled<Result>(running: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(20_000);
  return await running;
}

it('DESK-4 a call that needs a step up is repeated after it, and stays refused without', async () => {
  let isSteppedUp = false;
  fake.set({
    beginPasskey: () => {
      if (isSteppedUp) return { challenge: 'abc' };
      throw new DeskRefusal('step_up_needed');
    },
  });
  stepUp.mockImplementationOnce(() => Promise.resolve(false));
  expect(await callsOn(fake).call('beginPasskey', {})).toMatchObject({ kind: 'refused', problem: 'step_up_needed' });
  stepUp.mockImplementationOnce(() => {
    isSteppedUp = true;
    return Promise.resolve(true);
  });
  expect(await callsOn(fake).call('beginPasskey', {})).toEqual({ kind: 'ok', data: { challenge: 'abc' } });
});

it('DESK-18 the outcome of a write whose answer was lost is asked by its request id', async () => {
  fake.set({
    panic: () => {
      throw new DeskRefusal('internal');
    },
    outcome: () => ({ action: ACTION }),
  });
  expect(await settled(callsOn(fake).write('panic', REQUEST))).toEqual({ kind: 'done' });
  expect(fake.bodiesOf('outcome')).toEqual([{ request_id: REQUEST.request_id }]);
  fake.set({ outcome: () => ({ action: null }) });
  expect(await settled(callsOn(fake).write('panic', REQUEST))).toEqual({ kind: 'not_done' });
});

it('bad-input 313: an unknown outcome is asked, never assumed', async () => {
  fake.isDown = true;
  expect(await settled(callsOn(fake).write('panic', REQUEST))).toEqual({ kind: 'unreached' });
  expect(fake.bodiesOf('panic')).toHaveLength(1);
  fake.isDown = false;
  fake.set({
    panic: () => {
      throw new DeskRefusal('repeated');
    },
    outcome: () => ({ action: ACTION }),
  });
  expect(await settled(callsOn(fake).write('panic', REQUEST))).toEqual({ kind: 'done' });
});

it('DESK-4 what was sent with the cookie before a step up is sent again; a session that ended is reported once', async () => {
  let refused = 1;
  fake.set({
    me: () => {
      if (refused-- > 0) throw new DeskRefusal('unauthorised');
      return ME;
    },
  });
  expect(await settled(callsOn(fake).call('me', {}))).toEqual({ kind: 'ok', data: ME });
  expect(onSignedOut).not.toHaveBeenCalled();
  refused = 2;
  expect(await settled(callsOn(fake).call('me', {}))).toMatchObject({ problem: 'unauthorised' });
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('DESK-4 only calls after a key or press count as activity', async () => {
  const calls = callsOn(fake);
  await calls.call('locks', {});
  isActive = false;
  await calls.call('locks', {});
  expect(fake.asked.map((call) => call.isActive)).toEqual([true, false]);
});

it('DESK-18 an answer outside the contract is refused', async () => {
  const send = createSendCall({
    fetch: () => Promise.resolve(Response.json([{ lock_id: 'one' }])),
    takeActivity: () => true,
    onServerTime: () => undefined,
  });
  expect(await send('locks', '{}')).toEqual({ kind: 'unreached' });
});
