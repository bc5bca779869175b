import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { calendarDay } from './calendar-day';

it.each(['2026-11-22', '2028-02-29'])('ROUND-8 %s is a day', (text) => {
  expect(z.parse(calendarDay, text)).toBe(text);
});

it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-22T00:00Z', '+02026-11-22', ''])(
  'ROUND-8 "%s" is no day',
  (text) => {
    expect(z.safeParse(calendarDay, text).success).toBe(false);
  },
);
