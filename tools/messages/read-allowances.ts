import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

import { LANGUAGES } from '@clutchline/contract';

const allowancesSchema = z.array(
  z.strictObject({
    keys: z.array(z.string()).check(z.minLength(1)),
    languages: z.array(z.enum(LANGUAGES.map(({ code }) => code))).check(z.minLength(1)),
    reason: z.string().check(z.minLength(10)),
  }),
);

export function readAllowances(path: string): ReadonlySet<string> {
  if (!existsSync(path)) return new Set();
  const entries = allowancesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return new Set(
    entries.flatMap(({ keys, languages }) => keys.flatMap((key) => languages.map((code) => `${code} ${key}`))),
  );
}
