import { LANGUAGES, langId, type LangCode, type LangId } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { HistoryKind } from '../data/location';
import { SKINS } from '../data/stored-values';
import { DEFAULT_SETTINGS, type AppSettings } from '../state/app-settings';
import { MAX_POINTS } from '../state/start/start-query';

/** What the host wants open at the start (NAV-5, EMBED-2). Bad values are ignored. */
export interface StartSelections {
  readonly gameId?: number | undefined;
  readonly pointIds?: readonly number[] | undefined;
  readonly gameTypeId?: number | undefined;
  readonly eventIds?: readonly number[] | undefined;
}

/** What may change while the app runs. */
export interface LiveOptions {
  /** The player's token from the host's own sign-in; null signs out. Left out: what is stored stays. */
  readonly token?: string | null;
  /** Wire code, "ja-JP", or id 1 to 8. A choice that the player saved goes before it at the start (LANG-6). */
  readonly lang?: LangCode | LangId;
  readonly theme?: AppSettings['theme'];
  /** Origin and path before `/api`, "https://bets.example"; '' is the page's own origin. */
  readonly apiBase?: string;
  /** Brand names: of language 1, and of all others (NAV-6). */
  readonly brand?: { readonly zh: string; readonly other: string };
  /** Path and query of a screen, "/match/detail?game_id=1204". */
  readonly route?: string;
}

export interface MountOptions extends LiveOptions {
  /** Where the app keeps its place: the page's path or fragment, or (default) only in memory. */
  readonly history?: HistoryKind;
  /** Names what is stored on the machine; two apps of one page need two. Default "clutchline". */
  readonly storageKey?: string;
  readonly selections?: StartSelections;
}

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const ids = (max: number) => z.array(z.int().check(z.gte(1))).check(z.maxLength(max));

const FIELDS = {
  token: z.nullable(z.string()),
  lang: z.union([langId, z.enum(LANGUAGES.map(({ code }) => code))]),
  theme: z.enum(SKINS),
  apiBase: z.string().check(z.maxLength(2_000), z.regex(/^(|https?:\/\/[^\s?#]+[^\s?#/])$/)),
  brand: z.strictObject({ zh: text(60), other: text(60) }),
  route: z.string().check(z.maxLength(2_000), z.regex(/^\/(?!\/)/)),
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

/** Options as the app uses them; what the host got wrong is as if it were left out. */
export function readLiveOptions(options: LiveOptions) {
  const settings: Partial<AppSettings> = {
    ...withValue('theme', read(FIELDS.theme, options.theme)),
    ...withValue('apiBase', read(FIELDS.apiBase, options.apiBase)),
    ...withValue('brand', read(FIELDS.brand, options.brand)),
  };
  return {
    token: read(FIELDS.token, options.token),
    lang: idOf(read(FIELDS.lang, options.lang)),
    route: read(FIELDS.route, options.route) ?? null,
    settings,
  };
}

export function readMountOptions(options: MountOptions) {
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
