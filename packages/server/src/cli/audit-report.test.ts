import { expect, it } from 'vitest';

import { auditReport, readLoggedHead } from './audit-report';

const SOUND = {
  ...{ faults: [], transactions: 12, bets: 5, unsealed: 2, unsealedSince: '2026-01-02 03:04:05' },
  ...{ days: [], foundHeads: [], knowsCommits: true },
};

it('R4 reports each invariant that holds', () => {
  const { lines, isSound } = auditReport('bets', SOUND);
  expect(isSound).toBe(true);
  expect(lines[0]).toBe(
    'Ledger of bets: 12 transactions, 5 bets, 2 transactions not sealed yet since 2026-01-02 03:04:05 UTC',
  );
  expect(lines.slice(1).every((line) => /^ {2}(I[1-79] |I10|I11|R30|R41) held {9}\S/.test(line))).toBe(true);
  expect(lines).toHaveLength(13);
});

it('R11 does not report that I7 holds if the order of commits is unknown', () => {
  const { lines, isSound } = auditReport('bets', { ...SOUND, knowsCommits: false });
  expect(lines.filter((line) => line.includes('held'))).toHaveLength(11);
  expect(lines.find((line) => line.includes('I7'))).toContain('not checked');
  expect(isSound).toBe(true);
});

it('R4 shows twenty rows of what is broken and counts the rest', () => {
  const faults = Array.from({ length: 23 }, (_, index) => ({ invariant: 'I2', detail: `wallet ${index}` }) as const);
  const { lines, isSound } = auditReport('bets', { ...SOUND, faults });
  expect(isSound).toBe(false);
  expect(lines.filter((line) => /wallet \d/.test(line))).toHaveLength(20);
  expect(lines.filter((line) => line.includes('BROKEN'))).toHaveLength(1);
  expect(lines).toContain('         and 3 more');
});

it('R30 shows the head of each day', () => {
  const days = [{ number: 4, day: '2026-01-02', transactions: 7, head: 'ab'.repeat(32) }];
  expect(auditReport('bets', { ...SOUND, days }).lines.at(-1)).toBe(
    `  sealed 2026-01-02: seal 4, head ${'ab'.repeat(32)}`,
  );
});

const HEAD = 'ab12'.repeat(16);

it('S-M6 reads a number and a head as they are logged, in either case', () => {
  expect(readLoggedHead(`12:${HEAD}`)).toEqual({ number: 12, head: HEAD });
  expect(readLoggedHead(` 1:${HEAD.toUpperCase()} `)).toEqual({ number: 1, head: HEAD });
});

it.each([
  '',
  '12',
  `0:${HEAD}`,
  `-1:${HEAD}`,
  `12:${HEAD}0`,
  `12:${HEAD.slice(1)}`,
  `x:${HEAD}`,
  `12:${'g'.repeat(64)}`,
])('S-M6 refuses the head %j', (text) => expect(readLoggedHead(text)).toBeNull());
