import { LANGUAGES, type LangCode, type LangId } from '@clutchline/contract';
import * as z from 'zod/mini';

import { DEFAULT_SETTINGS, type AppSettings } from '../state/app-settings';
import type { LiveOptions, MountOptions } from './api';
import type { AsGiven } from './as-given';
import { OPTION_FIELDS as FIELDS } from './option-fields';

function read<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : undefined;
}

function idOf(lang: LangCode | LangId | undefined): LangId | null {
  if (typeof lang === 'number') return lang;
  return LANGUAGES.find(({ code }) => code === lang)?.id ?? null;
}

/** An invalid value counts as omitted. */
export function readLiveOptions(options: AsGiven<LiveOptions>) {
  const settings: Partial<AppSettings> = {
    ...withValue('theme', read(FIELDS.theme, options.theme)),
    ...withValue('apiBase', read(FIELDS.apiBase, options.apiBase)),
    ...withValue('confirmAbove', read(FIELDS.confirmAbove, options.confirmAbove)),
    ...withValue('resultDisplay', read(FIELDS.resultDisplay, options.resultDisplay)),
    ...withValue('brand', read(FIELDS.brand, options.brand)),
  };
  return {
    token: read(FIELDS.token, options.token),
    lang: idOf(read(FIELDS.lang, options.lang)),
    route: read(FIELDS.route, options.route) ?? null,
    settings,
  };
}

export function readMountOptions(options: AsGiven<MountOptions>) {
  const live = readLiveOptions(options);
  return {
    ...live,
    settings: { ...DEFAULT_SETTINGS, ...live.settings },
    history: read(FIELDS.history, options.history) ?? 'memory',
    storageKey: read(FIELDS.storageKey, options.storageKey) ?? 'clutchline',
    selections: read(FIELDS.selections, options.selections) ?? {},
  };
}

function withValue<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>>;
function withValue(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}
