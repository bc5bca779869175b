import type { Change, ServerMessage } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { ReceivedStates } from './received-states';
import { TopicCells } from './topic-cells';

const odds = (version: number): Change => ({ type: 'odds', point_id: 1, delta: '1.500', status: 1, version });
const at = { topic: 'list', epoch: 'epoch-aa' } as const;
const snapshot = (seq: number, epoch: string = at.epoch): ServerMessage => ({
  type: 'snapshot',
  ...at,
  epoch,
  seq,
  changes: [odds(seq)],
});
const delta = (seq: number): ServerMessage => ({ type: 'delta', ...at, prev: seq - 1, seq, changes: [odds(seq)] });

function receive(...messages: ServerMessage[]): ReceivedStates {
  const received = new ReceivedStates();
  for (const message of messages) received.receive(JSON.stringify(message));
  return received;
}

function has(received: ReceivedStates, version: number): boolean {
  const cells = new TopicCells();
  cells.apply([odds(version)]);
  return received.has('list', cells.mark);
}

describe('ToldStates', () => {
  it('contains the states of snapshots and deltas, and nothing else', () => {
    const received = receive(snapshot(1), delta(2), delta(3));
    expect([1, 2, 3, 4].map((version) => has(received, version))).toEqual([true, true, true, false]);
    expect([received.frames, received.versions.size, received.breaks]).toEqual([2, 2, 0]);
  });

  it('continues from before a snapshot that a subscriber never received', () => {
    const received = receive(snapshot(1), snapshot(4), delta(2), delta(3), delta(4), delta(5));
    expect([1, 2, 3, 4, 5].filter((version) => !has(received, version))).toEqual([]);
    expect(received.breaks).toBe(0);
  });

  it('counts deltas that continue no sent state', () => {
    const received = receive(snapshot(1), delta(3), snapshot(1, 'epoch-bb'), delta(2));
    expect(received.breaks).toBe(2);
    expect(has(received, 3)).toBe(false);
  });
});
