import type { Change, ServerMessage } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { ToldStates } from './received-states';
import { TopicCells } from './topic-cells';

const odds = (version: number): Change => ({ type: 'odds', point_id: 1, delta: '1.500', status: 1, version });
const at = { topic: 'list', epoch: 'epoch-aa' } as const;
const image = (seq: number, epoch: string = at.epoch): ServerMessage => ({
  type: 'snapshot',
  ...at,
  epoch,
  seq,
  changes: [odds(seq)],
});
const delta = (seq: number): ServerMessage => ({ type: 'delta', ...at, prev: seq - 1, seq, changes: [odds(seq)] });

function heard(...messages: ServerMessage[]): ToldStates {
  const told = new ToldStates();
  for (const message of messages) told.hear(JSON.stringify(message));
  return told;
}

function knows(told: ToldStates, version: number): boolean {
  const cells = new TopicCells();
  cells.apply([odds(version)]);
  return told.knows('list', cells.mark);
}

describe('ToldStates', () => {
  it('knows what images and deltas make, and nothing else', () => {
    const told = heard(image(1), delta(2), delta(3));
    expect([1, 2, 3, 4].map((version) => knows(told, version))).toEqual([true, true, true, false]);
    expect([told.frames, told.versions.size, told.breaks]).toEqual([2, 2, 0]);
  });

  it('goes on from before an image that a reader never got', () => {
    const told = heard(image(1), image(4), delta(2), delta(3), delta(4), delta(5));
    expect([1, 2, 3, 4, 5].filter((version) => !knows(told, version))).toEqual([]);
    expect(told.breaks).toBe(0);
  });

  it('counts what does not go on from anything told', () => {
    const told = heard(image(1), delta(3), image(1, 'epoch-bb'), delta(2));
    expect(told.breaks).toBe(2);
    expect(knows(told, 3)).toBe(false);
  });
});
