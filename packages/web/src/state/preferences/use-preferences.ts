import { type LangId, type Language, languageById } from '@clutchline/contract';
import { isAvatarId, type OddsFormat } from '@clutchline/domain';

import { playTune } from '../../data/play-tune';
import { useApp } from '../app-context';
import type { AppSettings } from '../app-state';
import { chooseLanguage } from '../language/choose-language';
import { chooseOddsFormat } from './follow-preferences';
import { useStore } from '../use-snapshot';

interface PreferencesView {
  readonly avatarId: number;
  readonly oddsFormat: OddsFormat;
  /** IANA; null: the machine's. */
  readonly timeZone: string | null;
  readonly sound: 'on' | 'off' | null;
  /** USER-4. */
  readonly chooseAvatar: (id: number) => void;
  readonly chooseOddsFormat: (format: OddsFormat) => void;
  readonly chooseTimeZone: (zone: string | null) => void;
  readonly chooseSound: (sound: 'on' | 'off') => void;
}

/** USER-4, USER-5, USER-7. */
export function usePreferences(): PreferencesView {
  const app = useApp();
  const { stored, preferences } = app;
  const { avatarId, oddsFormat, timeZone, sound } = useStore(preferences);
  return {
    avatarId,
    oddsFormat,
    timeZone,
    sound,
    chooseAvatar: (id) => {
      if (!isAvatarId(id)) return;
      preferences.setState({ avatarId: id });
      stored.avatarId.write(id);
    },
    chooseOddsFormat: (format) => chooseOddsFormat(app, format),
    chooseTimeZone: (zone) => {
      preferences.setState({ timeZone: zone });
      stored.timeZone.write(zone);
    },
    chooseSound: (chosen) => {
      preferences.setState({ sound: chosen, asksForSound: false });
      stored.sound.write(chosen);
      if (chosen === 'on') playTune('confirmed');
    },
  };
}

export interface ThemeView {
  readonly theme: AppSettings['theme'];
  /** Has precedence over the host's (USER-5). */
  readonly choose: (theme: AppSettings['theme']) => void;
}

export function useTheme(): ThemeView {
  const app = useApp();
  const theme = useStore(app.settings, (settings) => settings.theme);
  return {
    theme,
    choose: (chosen) => {
      app.settings.setState({ theme: chosen });
      app.stored.theme.write(chosen);
    },
  };
}

/** USER-4. */
export function useAvatar(): number {
  return useStore(useApp().preferences, ({ avatarId }) => avatarId);
}

export interface LanguageView {
  readonly language: Language;
  /** LANG-4. */
  readonly choose: (id: LangId) => void;
}

export function useLanguage(): LanguageView {
  const app = useApp();
  const { langId } = useStore(app.language);
  return { language: languageById(langId), choose: (id) => chooseLanguage(app, id) };
}
