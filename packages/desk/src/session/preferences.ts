import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { LANGUAGES, type Language } from '../texts/languages';

const schema = z.object({
  theme: z.enum(['arena', 'light', 'contrast']),
  language: z.enum(LANGUAGES),
  /** Whether single keys act (WCAG 2.1.4). */
  hasKeys: z.boolean(),
});

export type Preferences = z.infer<typeof schema>;
export type PreferenceStore = StoreApi<Preferences>;

const KEY = 'clutchline-desk';

const languageOf = (wanted: readonly string[]): Language =>
  wanted[0]?.toLowerCase().startsWith('zh') === true ? 'zh-CN' : 'en-US';

function readStored(storage: Storage): Preferences | null {
  try {
    return z.parse(schema, JSON.parse(storage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Of this browser; a browser without storage keeps them until the page closes. */
export function createPreferences(storage: Storage, languages: readonly string[]): PreferenceStore {
  const fallback = { theme: 'arena', language: languageOf(languages), hasKeys: true } as const;
  const store = createStore<Preferences>(() => readStored(storage) ?? fallback);
  store.subscribe((preferences) => {
    try {
      storage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // Full or forbidden.
    }
  });
  return store;
}
