import { describe, expect, it } from 'vitest';

import { samplesOf } from '@clutchline/test-support/server/metrics-text';
import { SendBuffer } from './send-buffer';
import { PushCounts } from './push-counts';
import { PUSH_LIMITS } from './push-limits';
import { Stream } from './stream';

function slowReader() {
  const sent: string[] = [];
  return { bufferedAmount: 0, sent, send: (text: string) => void sent.push(text) };
}

const stream = new Stream('list', 'epoch-of-a-test', () => [], new PushCounts());

describe('Outbox', () => {
  it('PUSH-5 skips a slow subscriber’s deltas and sends one fresh snapshot when it has caught up', async () => {
    const reader = slowReader();
    const counts = new PushCounts();
    const outbox = new SendBuffer(reader, PUSH_LIMITS, counts);
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
    const samples = await samplesOf(counts);
    const counted = ['messages', 'skipped', 'caught_up'].map((name) => samples.get(`clutchline_push_${name}_total`));
    expect(counted).toEqual([3, 2, 1]);
  });

  it('R18 never queues more than the soft limit for a subscriber, except a larger message alone', () => {
    const sent: string[] = [];
    const reader = {
      bufferedAmount: 0,
      send: (text: string) => {
        sent.push(text);
        reader.bufferedAmount += text.length;
      },
    };
    const outbox = new SendBuffer(reader, PUSH_LIMITS, new PushCounts());
    const half = 'x'.repeat(PUSH_LIMITS.softBuffer / 2);
    const other = new Stream('match:1', 'epoch-of-another', () => [], new PushCounts());
    outbox.begin(stream, [half]);
    outbox.begin(other, [half, 'y']);
    outbox.deliver(stream, half);
    outbox.deliver(stream, 'skipped');
    expect(sent).toEqual([half, half]);
    outbox.begin(other, [`${half}${half}x`]);
    reader.bufferedAmount = 0;
    outbox.begin(other, [`${half}${half}x`]);
    expect(sent.slice(2)).toEqual([`${half}${half}x`]);
    reader.bufferedAmount = 0;
    outbox.catchUp(1);
    expect(sent.slice(3)).toEqual([stream.snapshot()]);
  });

  it('PUSH-5 drops a subscriber beyond the hard limit, or when it lags for a minute', () => {
    const reader = slowReader();
    const outbox = new SendBuffer(reader, PUSH_LIMITS, new PushCounts());
    reader.bufferedAmount = PUSH_LIMITS.softBuffer + 1;
    outbox.deliver(stream, 'a');
    outbox.catchUp(0);
    expect([outbox.isTooSlow(60_000), outbox.isTooSlow(60_001)]).toEqual([false, true]);
    outbox.forget(stream);
    outbox.catchUp(60_001);
    expect(outbox.isTooSlow(60_001)).toBe(false);
    reader.bufferedAmount = PUSH_LIMITS.hardBuffer + 1;
    expect(outbox.isTooSlow(1)).toBe(true);
  });
});
