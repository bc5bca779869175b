import { getGameListByGameTypeId, readAnswer } from '@clutchline/contract';
import { buildMatchRow } from '@clutchline/domain/testing';
import { expect, it, vi } from 'vitest';

import { readInTasks } from './read-in-tasks';

const { response } = getGameListByGameTypeId;
const answerOf = (rows: readonly unknown[], more: object = {}) => ({
  ...{ code: 1, message: '', msg: '', error_code: 0 },
  data: { rows, ...more },
});
const rowsOf = (count: number): unknown[] => Array.from({ length: count }, () => buildMatchRow());

it.each([0, 1, 6, 7, 12, 13, 50, 1_000, 1_001])('P13 a list of %i rows is read as at once', async (count) => {
  const body = answerOf(rowsOf(count), { unknown: 1 });
  expect(await readInTasks(response, body)).toEqual(readAnswer(response, body));
});

it('P13 between parts of a long list other tasks run', async () => {
  const other = vi.fn();
  setTimeout(other);
  await readInTasks(response, answerOf(rowsOf(6)));
  expect(other).not.toHaveBeenCalled();
  await readInTasks(response, answerOf(rowsOf(7)));
  expect(other).toHaveBeenCalledOnce();
});

it.each([0, 30, 49])('ERR-1 P13 a bad row at place %i refuses the whole list', async (place) => {
  const rows = rowsOf(50).with(place, { match: null });
  expect(await readInTasks(response, answerOf(rows))).toEqual({ kind: 'network-failed', reason: 'malformed' });
});

it('ERR-1 P13 a refusal with rows stays one', async () => {
  const body = { ...answerOf(rowsOf(20)), code: 2, error_code: 1203 };
  expect(await readInTasks(response, body)).toEqual(readAnswer(response, body));
});

it.each([null, [], 'text', { code: 1 }, answerOf([]).data])('ERR-1 P13 %j is malformed', async (body) => {
  expect(await readInTasks(response, body)).toEqual({ kind: 'network-failed', reason: 'malformed' });
});
