import { expect, it } from 'vitest';

import { Admission } from './admission';
import { ReadGate } from './read-gate';

const isAdmitted = (
  gate: ReadGate,
  name: Parameters<ReadGate['enter']>[0],
  callerKey = 'address 203.0.113.9',
): boolean => {
  try {
    gate.enter(name, callerKey)();
    return true;
  } catch {
    return false;
  }
};

it('S-H2 S28 the fuller the room of the placements, the fewer kinds are let in: history goes first, then lists, then odds', () => {
  const order = ['getUserHistory', 'getGameListByGameTypeId', 'getPointsByIds', 'balance'] as const;
  const at = (load: number) => order.filter((name) => isAdmitted(new ReadGate({ load }), name));
  expect([0, 0.5].map(at)).toEqual([[...order], [...order]]);
  expect([0.51, 0.71, 0.91, 5].map(at)).toEqual([order.slice(1), order.slice(2), order.slice(3), order.slice(3)]);
});

it('S-H2 the load is the used share of the limit, 0 without calls', () => {
  let now = 0;
  const admission = new Admission(10, () => now);
  const gate = new ReadGate(admission);
  expect(admission.load).toBe(0);
  const leaves = [];
  // With a measured throughput of 0, the fixed minimum remains.
  leaves.push(admission.enter('session 0'));
  now = 1_000;
  for (let n = 1; n < 3; n += 1) leaves.push(admission.enter(`session ${n}`));
  admission.check('session 9');
  expect(admission.load).toBeCloseTo(0.3);
  expect(isAdmitted(gate, 'getUserHistory')).toBe(true);
  for (let n = 3; n < 8; n += 1) leaves.push(admission.enter(`session ${n}`));
  admission.check('session 9');
  expect(admission.load).toBeCloseTo(0.8);
  expect([isAdmitted(gate, 'getGameListByGameTypeId'), isAdmitted(gate, 'getPointsListSplit')]).toEqual([false, true]);
  for (const leave of leaves) leave('done');
  expect(admission.load).toBe(0);
  expect(isAdmitted(gate, 'getUserHistory')).toBe(true);
});

it('S-H2 one address cannot fill the room of lists for others', () => {
  const gate = new ReadGate({ load: 0 });
  let held = 0;
  for (let n = 0; n < 1_000; n += 1)
    try {
      gate.enter('getGameListByGameTypeId', 'address 198.51.100.1');
      held += 1;
    } catch {
      break;
    }
  expect(held).toBeLessThan(1_000);
  expect(isAdmitted(gate, 'getUserHistory', 'address 203.0.113.9')).toBe(true);
});
