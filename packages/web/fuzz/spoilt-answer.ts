import * as z from 'zod/mini';

import { envelope, ok } from '../testing/test-app';
import { mutateJson } from './mutate-json';
import type { SeededRandom } from './seeded-random';

/** Share with two changes: most are refused and never drawn. */
const TWICE = 0.3;
const CODES = [0, 1, 2, 14, 15, 17, 18, 451, 602, 604, -1, 7, 1e9] as const;
const HTML = '<!doctype html><title>502</title><h1>undefined</h1>';

export interface SpoiltAnswer {
  readonly text: string;
  readonly status: number;
}

function damagedText(sound: unknown, random: SeededRandom): string {
  const text = JSON.stringify(ok(sound));
  return random.pick([text.slice(0, random.below(text.length)), HTML, '', 'null', '[]', '"x"', '\uFEFF', '{"code":1}']);
}

function spoiltBody(sound: unknown, random: SeededRandom): unknown {
  const kind = random.below(9);
  if (kind === 0)
    return envelope(random.pick(CODES), random.pick([null, sound]), random.pick([0, 15, 17, 18, 1001, -1]), 'Said');
  if (kind === 1) return mutateJson(ok(sound), random);
  const once = mutateJson(sound, random);
  return ok(random.chance(TWICE) ? mutateJson(once, random) : once);
}

/** As of a broken server or proxy. */
export function spoiltAnswer(sound: unknown, random: SeededRandom): SpoiltAnswer {
  if (random.chance(0.1))
    return { text: damagedText(sound, random), status: random.pick([200, 200, 502, 503, 429, 403]) };
  return { text: JSON.stringify(spoiltBody(sound, random)), status: 200 };
}

const sent = z.object({ code: z.literal(1), data: z.unknown() });

/** Undefined if refused. */
export function readableData<Schema extends z.core.$ZodType>(
  response: Schema,
  { text, status }: SpoiltAnswer,
): z.output<Schema> | undefined {
  if (status !== 200) return undefined;
  try {
    return z.parse(response, sent.parse(JSON.parse(text)).data);
  } catch {
    return undefined;
  }
}
