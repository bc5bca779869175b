import type { Change, Cursor } from '@clutchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LiveValue, type TopicMessage } from './live-value';

const change = (gameId: number): Change => ({ type: 'structure', game_id: gameId });
const snapshot = (seq: number, epoch = 'epoch-aa'): TopicMessage => ({
  type: 'snapshot',
  topic: 'list',
  epoch,
  seq,
  changes: [change(1_000 + seq)],
});
const delta = (seq: number, prev = seq - 1, epoch = 'epoch-aa'): TopicMessage => ({
  type: 'delta',
  topic: 'list',
  epoch,
  prev,
  seq,
  changes: [change(seq)],
});
const at = (seq: number): Cursor => ({ epoch: 'epoch-aa', seq });
const resumed = (seq: number, epoch = 'epoch-aa'): TopicMessage => ({ type: 'resumed', topic: 'list', epoch, seq });

function setUp(cursor: Cursor | null = null) {
  const seen: number[] = [];
  const asked: (Cursor | null)[] = [];
  const synced: boolean[] = [];
  const apply = (changes: readonly Change[]): void => {
    for (const each of changes) if (each.type === 'structure') seen.push(each.game_id);
  };
  const value = new LiveValue({
    cursor,
    onSnapshot: apply,
    onChanges: apply,
    onSynced: (now) => synced.push(now),
    ask: (cursor) => asked.push(cursor),
  });
  return { value, seen, asked, synced };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('LiveValue', () => {
  it('PUSH-5 keeps deltas that come before the snapshot and replays those after it', () => {
    const { value, seen, asked, synced } = setUp();
    value.start();
    value.receive(delta(4));
    value.receive(delta(5));
    value.receive(delta(6));
    value.receive(snapshot(5));
    expect(asked).toEqual([null]);
    expect(seen).toEqual([1_005, 6]);
    expect(synced).toEqual([true]);
  });

  it('bad-input 101: drops duplicates and deltas from before the snapshot', () => {
    const { value, seen, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(6));
    value.receive(delta(6));
    value.receive(delta(5));
    expect(seen).toEqual([1_005, 6]);
    expect(asked).toEqual([null]);
  });

  it('bad-input 101: a gap asks once for what is missing, and what came in between is replayed after a snapshot', () => {
    const { value, seen, asked, synced } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(8));
    value.receive(delta(9));
    expect(asked).toEqual([null, at(5)]);
    expect(seen).toEqual([1_005]);
    value.receive(snapshot(8));
    expect(seen).toEqual([1_005, 1_008, 9]);
    expect(synced).toEqual([true, false, true]);
  });

  it('bad-input 101: another epoch asks again and uses nothing of the old numbering', () => {
    const { value, seen, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(1, 0, 'epoch-bb'));
    expect(asked).toEqual([null, at(5)]);
    value.receive(snapshot(2, 'epoch-bb'));
    value.receive(delta(3, 2, 'epoch-bb'));
    expect(seen).toEqual([1_005, 1_002, 3]);
  });

  it('bad-input 101: a snapshot older than the present value is dropped', () => {
    const { value, seen } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(6));
    value.receive(snapshot(5));
    expect(seen).toEqual([1_005, 6]);
  });

  it('PUSH-5 resumes at its cursor after a drop with no lost or repeated change', () => {
    const { value, seen, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.lose();
    value.start();
    value.receive(resumed(5));
    value.receive(delta(6));
    expect(asked).toEqual([null, at(5)]);
    expect(seen).toEqual([1_005, 6]);
  });

  it('P13 PUSH-5 begins at the position of the page, without a snapshot; one that the server does not know is replaced', () => {
    const { value, seen, asked, synced } = setUp(at(7));
    value.start();
    value.receive(resumed(7));
    value.receive(delta(8));
    expect(asked).toEqual([at(7)]);
    expect(seen).toEqual([8]);
    expect(synced).toEqual([true]);
    const other = setUp(at(7));
    other.value.start();
    other.value.receive(snapshot(3, 'epoch-bb'));
    other.value.receive(delta(4, 3, 'epoch-bb'));
    expect(other.seen).toEqual([1_003, 4]);
  });

  it('PUSH-5 a resume in another epoch asks for a snapshot', () => {
    const { value, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.lose();
    value.start();
    value.receive(resumed(5, 'epoch-bb'));
    expect(asked.at(-1)).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('PUSH-5 after a gap the missed deltas come again, those that were queued with them', () => {
    const { value, seen, asked, synced } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(7));
    value.receive(resumed(5));
    value.receive(delta(6));
    value.receive(delta(7));
    expect(seen).toEqual([1_005, 6, 7]);
    expect(asked).toEqual([null, at(5)]);
    expect(synced).toEqual([true, false, true]);
  });

  it('PUSH-5 a delta without changes shows that the last one was lost', () => {
    const { value, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(5, 5));
    expect(asked).toEqual([null]);
    value.receive(delta(6, 6));
    expect(asked).toEqual([null, at(5)]);
  });

  it('PUSH-5 asks for missed deltas again soon, then for a snapshot', () => {
    const { value, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(8));
    vi.advanceTimersByTime(600);
    expect(asked).toEqual([null, at(5), at(5), at(5)]);
    vi.advanceTimersByTime(900 + 2_000);
    expect(asked.slice(4)).toEqual([at(5), at(5), null, null, null, null, null]);
    vi.advanceTimersByTime(500 + 4_000);
    expect(asked.slice(11)).toEqual([at(5), null]);
    vi.advanceTimersByTime(10_000);
    expect(asked.slice(13)).toEqual([null]);
  });

  it('bad-input 98: if the missed delta cannot be read a second time either, a snapshot is asked for', () => {
    const { value, asked } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.receive(delta(7));
    value.receive(resumed(5));
    value.receive(delta(7));
    expect(asked).toEqual([null, at(5), null]);
  });

  it('PUSH-5 deltas that come without their snapshot for a second ask for it again', () => {
    const { value, asked } = setUp();
    value.start();
    value.receive(delta(6));
    vi.advanceTimersByTime(900);
    value.receive(delta(7));
    expect(asked).toEqual([null]);
    vi.advanceTimersByTime(200);
    value.receive(delta(8));
    value.receive(delta(9));
    expect(asked).toEqual([null, null]);
  });

  it('PUSH-5 a snapshot with a hole after it leads to the next', () => {
    const { value, seen, asked } = setUp();
    value.start();
    value.receive(delta(9));
    value.receive(snapshot(5));
    expect(asked).toEqual([null, null]);
    value.receive(snapshot(9));
    expect(seen).toEqual([1_005, 1_009]);
  });

  it('PUSH-5 asks again if no snapshot comes, and not after it came', () => {
    const { value, asked } = setUp();
    value.start();
    vi.advanceTimersByTime(4_000);
    expect(asked).toEqual([null, null]);
    value.receive(snapshot(1));
    vi.advanceTimersByTime(100_000);
    expect(asked).toHaveLength(2);
  });

  it('PUSH-5 forgets its cursor when the stream is of another player', () => {
    const { value, asked, synced } = setUp();
    value.start();
    value.receive(snapshot(5));
    value.forget();
    value.start();
    expect(asked).toEqual([null, null]);
    expect(synced).toEqual([true, false]);
  });
});
