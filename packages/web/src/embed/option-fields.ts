import { LANGUAGES, langId } from '@clutchline/contract';
import * as z from 'zod/mini';

import { SKINS, tokenSchema } from '../data/stored-values';
import { MAX_POINTS } from '../state/start/start-query';
import { isRoute } from './is-route';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const ids = (max: number) => z.array(z.int().check(z.gte(1))).check(z.maxLength(max));

export const OPTION_FIELDS = {
  token: z.nullable(tokenSchema),
  lang: z.union([langId, z.enum(LANGUAGES.map(({ code }) => code))]),
  theme: z.enum(SKINS),
  apiBase: z.string().check(z.maxLength(2_000), z.regex(/^(|https?:\/\/[^\s?#]+[^\s?#/])$/)),
  confirmAbove: z.int().check(z.gte(0)),
  resultDisplay: z.enum(['normal', 'neutral']),
  brand: z.strictObject({ zh: text(60), other: text(60) }),
  route: z.string().check(z.refine(isRoute)),
  history: z.enum(['path', 'hash', 'memory']),
  storageKey: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  selections: z.object({
    gameId: z.optional(z.int().check(z.gte(1))),
    pointIds: z.optional(ids(MAX_POINTS)),
    gameTypeId: z.optional(z.int().check(z.gte(0))),
    eventIds: z.optional(ids(200)),
  }),
} as const;
