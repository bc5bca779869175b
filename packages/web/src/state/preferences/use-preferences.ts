import { isAvatarId, type OddsFormat } from '@clutchline/domain';
import { useStore } from 'zustand';

import { playTune } from '../../data/play-tune';
import { useApp } from '../app-context';
import { chooseOddsFormat } from './odds-format';

export interface PreferencesView {
  /** 1 to 15. */
  readonly avatarId: number;
  readonly oddsFormat: OddsFormat;
  /** IANA name; null: the machine's own. */
  readonly timeZone: string | null;
  /** Null: not asked yet, so no sound plays. */
  readonly sound: 'on' | 'off' | null;
  /** Other ids are refused (USER-4). */
  readonly chooseAvatar: (id: number) => void;
  readonly chooseOddsFormat: (format: OddsFormat) => void;
  readonly chooseTimeZone: (zone: string | null) => void;
  /** Turning it on plays a sound. */
  readonly chooseSound: (sound: 'on' | 'off') => void;
}

/** Stored on this machine (USER-4, USER-5, USER-7). */
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
