import { type LangCode, langId, type LangId, LANGUAGES, THEMES } from '@clutchline/contract';
import * as z from 'zod/mini';

import { tokenSchema } from '../data/stored-values';
import { type AppSettings, DEFAULT_SETTINGS } from '../state/app-state';
import { MAX_POINTS } from '../state/start/start-query';
import type { LiveOptions, MountOptions } from './api';
import { type AsGiven, isRoute } from './host-values';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const ids = (max: number) => z.array(z.int().check(z.gte(1))).check(z.maxLength(max));

export const OPTION_FIELDS = {
  token: z.nullable(tokenSchema),
  lang: z.union([langId, z.enum(LANGUAGES.map(({ code }) => code))]),
  theme: z.enum(THEMES),
  apiBase: z.string().check(z.maxLength(2_000), z.regex(/^(|https?:\/\/[^\s?#]+[^\s?#/])$/)),
  publicUrl: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\/[^\s{}/]+[^\s{}]*\{route\}[^\s{}]*$/)),
  confirmAbove: z.int().check(z.gte(0)),
  resultDisplay: z.enum(['normal', 'neutral']),
  /** Without a look, which other code validates (BRAND-1). */
  brand: z.strictObject({ zh: text(60), other: text(60), mark: z.optional(text(4_000)) }),
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

function read<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
}

function idOf(lang: LangCode | LangId | undefined): LangId | null {
  if (typeof lang === 'number') return lang;
  return LANGUAGES.find(({ code }) => code === lang)?.id ?? null;
}

/** Invalid values count as omitted. */
export function readLiveOptions(options: AsGiven<LiveOptions>) {
  const brand = read(OPTION_FIELDS.brand, options.brand);
  const settings: Partial<AppSettings> = {
    ...withValue('theme', read(OPTION_FIELDS.theme, options.theme)),
    ...withValue('apiBase', read(OPTION_FIELDS.apiBase, options.apiBase)),
    ...withValue('publicUrl', read(OPTION_FIELDS.publicUrl, options.publicUrl)),
    ...withValue('confirmAbove', read(OPTION_FIELDS.confirmAbove, options.confirmAbove)),
    ...withValue('resultDisplay', read(OPTION_FIELDS.resultDisplay, options.resultDisplay)),
    ...(brand && { brand, look: null }),
  };
  return {
    token: read(OPTION_FIELDS.token, options.token),
    lang: idOf(read(OPTION_FIELDS.lang, options.lang)),
    route: read(OPTION_FIELDS.route, options.route) ?? null,
    settings,
  };
}

export function readMountOptions(options: AsGiven<MountOptions>) {
  const live = readLiveOptions(options);
  return {
    ...live,
    settings: { ...DEFAULT_SETTINGS, ...live.settings },
    history: read(OPTION_FIELDS.history, options.history) ?? 'memory',
    storageKey: read(OPTION_FIELDS.storageKey, options.storageKey) ?? 'clutchline',
    selections: read(OPTION_FIELDS.selections, options.selections) ?? {},
  };
}

function withValue<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>>;
function withValue(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}
