import { describe, expect, it } from 'vitest';

import { Outbox } from './outbox';
import { PUSH_LIMITS } from './push-limits';
import { Stream } from './stream';

function slowReader() {
  const sent: string[] = [];
  return { bufferedAmount: 0, sent, send: (text: string) => void sent.push(text) };
}

const stream = new Stream('list', 'epoch-of-a-test', () => []);

describe('Outbox', () => {
  it('PUSH-5 skips a slow reader’s deltas and gives it one fresh image when it has read on', () => {
    const reader = slowReader();
    const outbox = new Outbox(reader, PUSH_LIMITS);
    outbox.deliver(stream, 'a');
    reader.bufferedAmount = PUSH_LIMITS.softBuffer + 1;
    outbox.deliver(stream, 'b');
    outbox.catchUp(0);
    reader.bufferedAmount = PUSH_LIMITS.softBuffer / 2;
    outbox.deliver(stream, 'c');
    outbox.catchUp(10);
    expect(reader.sent).toEqual(['a']);
    reader.bufferedAmount = 0;
    outbox.catchUp(20);
    outbox.deliver(stream, 'd');
    expect(reader.sent).toEqual(['a', stream.snapshot(), 'd']);
  });

  it('PUSH-5 gives a reader up beyond the hard limit, or when it lags for a minute', () => {
    const reader = slowReader();
    const outbox = new Outbox(reader, PUSH_LIMITS);
    reader.bufferedAmount = PUSH_LIMITS.softBuffer + 1;
    outbox.deliver(stream, 'a');
    outbox.catchUp(0);
    expect([outbox.isHopeless(60_000), outbox.isHopeless(60_001)]).toEqual([false, true]);
    reader.bufferedAmount = PUSH_LIMITS.hardBuffer + 1;
    expect(outbox.isHopeless(1)).toBe(true);
  });
});
