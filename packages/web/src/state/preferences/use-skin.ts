import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { AppSettings } from '../app-settings';

export interface SkinView {
  readonly skin: AppSettings['theme'];
  /** Stored on this machine; at the next start it has precedence over the host's (USER-5). */
  readonly choose: (skin: AppSettings['theme']) => void;
}

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
