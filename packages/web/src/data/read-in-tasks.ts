import { readAnswer, REPLY_CODE, type Answer } from '@clutchline/contract';
import * as z from 'zod/mini';

/** Of a list, read in one task. */
const ROWS = 6;
/** No call has more: longer lists are read, and refused, at once. */
const MOST_ROWS = 1_000;

const partSchema = z.looseObject({ rows: z.array(z.unknown()) });
const rowsSchema = z.array(z.unknown()).check(z.minLength(ROWS + 1), z.maxLength(MOST_ROWS));
const listSchema = z.looseObject({ code: z.literal(REPLY_CODE.ok), data: z.looseObject({ rows: rowsSchema }) });

/** Resolves in a later task, so that others, such as the answer to a press, run first. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** `readAnswer`; a long list takes several tasks, so that presses are answered in between (P13). */
export async function readInTasks(schema: z.core.$ZodType, body: unknown): Promise<Answer<unknown>> {
  const list = z.safeParse(listSchema, body);
  if (!list.success) return readAnswer(schema, body);
  const { data } = list.data;
  const rows: unknown[] = [];
  for (let at = 0; ; at += ROWS) {
    const answer = readAnswer(schema, { ...list.data, data: { ...data, rows: data.rows.slice(at, at + ROWS) } });
    if (answer.kind !== 'ok') return answer;
    const part = z.parse(partSchema, answer.data);
    rows.push(...part.rows);
    if (rows.length >= data.rows.length) return { kind: 'ok', data: { ...part, rows } };
    await nextTask();
  }
}
