import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { AppSettings } from '../app-settings';

export interface SkinView {
  readonly skin: AppSettings['theme'];
  /** Keeps the choice on this machine, where it goes before the host's at the next start (USER-5). */
  readonly choose: (skin: AppSettings['theme']) => void;
}

/** The skin of this app and the way to change it. */
export function useSkin(): SkinView {
  const app = useApp();
  const skin = useStore(app.settings, ({ theme }) => theme);
  return {
    skin,
    choose: (chosen) => {
      app.settings.setState({ theme: chosen });
      app.stored.skin.write(chosen);
    },
  };
}
