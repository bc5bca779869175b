import { expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { noteHashes } from './announced-hashes';

const hash = (digit: string): string => digit.repeat(64);
const seeds = (no: number, own: string, next: string) => ({ no, hash: hash(own), next_hash: hash(next) });

it('CHESS-10 the first hash that a browser was shown stays, whatever the server shows for the same seeds later', () => {
  const { app } = createTestApp();
  expect(noteHashes(app, '7', seeds(1, 'a', 'b'))).toEqual([
    { no: 1, hash: hash('a') },
    { no: 2, hash: hash('b') },
  ]);
  expect(noteHashes(app, '7', seeds(2, 'e', 'c'))).toEqual([
    { no: 1, hash: hash('a') },
    { no: 2, hash: hash('b') },
    { no: 3, hash: hash('c') },
  ]);
});

it('CHESS-10 hashes of another player or of damaged storage are forgotten', () => {
  const { app } = createTestApp();
  noteHashes(app, '7', seeds(1, 'a', 'b'));
  expect(noteHashes(app, '8', seeds(1, 'c', 'd'))).toEqual([
    { no: 1, hash: hash('c') },
    { no: 2, hash: hash('d') },
  ]);
});

it('CHESS-10 the hashes of the last fifty seeds are kept', () => {
  const { app } = createTestApp();
  for (let no = 1; no <= 60; no += 1) noteHashes(app, '7', seeds(no, 'a', 'b'));
  const kept = noteHashes(app, '7', seeds(60, 'a', 'b'));
  expect(kept.map((each) => each.no)).toEqual(Array.from({ length: 50 }, (_, index) => index + 12));
});
