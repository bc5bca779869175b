import { DEFAULT_AVATAR_ID, type OddsFormat, oddTextAs } from '@clutchline/domain';
import type { StoreApi } from 'zustand/vanilla';

import type { Stored, StoredSlot } from '../../data/storage';
import type { AppState } from '../app-state';
import { showLanguage } from '../language/choose-language';
import { decimalText, readTimeZone } from './preferences-store';

/**
 * Of this and other tabs (USER-5, bad input row 95). Writes nothing, so tabs cannot answer each other endlessly;
 * ignores damaged values.
 */
export function followPreferences(
  app: Pick<AppState, 'settings' | 'stored' | 'language' | 'preferences' | 'slip'>,
): () => void {
  const { preferences, settings, slip, stored } = app;
  const stops = [
    follow(stored.avatarId, (id) => setChanged(preferences, { avatarId: id ?? DEFAULT_AVATAR_ID })),
    follow(stored.oddsFormat, (format) => showOddsFormat(app, format ?? 'decimal')),
    follow(stored.timeZone, (name) => {
      const timeZone = readTimeZone(name);
      if (timeZone === name) setChanged(preferences, { timeZone });
    }),
    follow(stored.sound, (sound) =>
      setChanged(preferences, sound === null ? { sound } : { sound, asksForSound: false }),
    ),
    follow(stored.theme, (theme) => {
      if (theme !== null) setChanged(settings, { theme });
    }),
    follow(stored.accept, (accept) => setChanged(slip, { accept: accept ?? 'better' })),
    follow(stored.lang, (lang) => {
      if (lang !== null) showLanguage(app, lang);
    }),
    follow(stored.fastStake, (fastStake) => setChanged(slip, { fastStake })),
  ];
  return () => stops.forEach((stop) => stop());
}

function follow<Value>(slot: StoredSlot<Value>, show: (value: Value | null) => void): () => void {
  const apply = (now: Stored<Value>): void => {
    if (now.kind !== 'damaged') show(now.kind === 'ok' ? now.value : null);
  };
  apply(slot.read());
  return slot.onOtherTab(apply);
}

/** At the start the stores have the stored values: setting them again would draw the whole app (P13). */
function setChanged<State extends object>({ getState, setState }: StoreApi<State>, values: Partial<State>): void {
  const state = getState();
  if (Object.entries<unknown>({ ...values }).some(([name, value]) => Reflect.get(state, name) !== value))
    setState(values);
}

/** Formats load on demand (USER-5). */
function showOddsFormat({ preferences }: Pick<AppState, 'preferences'>, oddsFormat: OddsFormat): void {
  const oddText = oddsFormat === 'decimal' ? decimalText : (odd: string) => oddTextAs(oddsFormat, odd);
  setChanged(preferences, { oddsFormat, oddText });
}

export function chooseOddsFormat(app: Pick<AppState, 'stored' | 'preferences'>, oddsFormat: OddsFormat): void {
  showOddsFormat(app, oddsFormat);
  app.stored.oddsFormat.write(oddsFormat);
}
