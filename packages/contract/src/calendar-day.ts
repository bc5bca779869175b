import * as z from 'zod/mini';

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * A day that exists, '2026-11-22'. Not `z.iso.date`: its patterns would be part of every first load, which has the other
 * schemas (P12).
 */
export const calendarDay = z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
