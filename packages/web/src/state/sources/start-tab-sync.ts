import type { AppState } from '../app-state';
import { showLanguage } from '../language/choose-language';
import { signIn, signOut } from '../session/sign-in';

/** Follows a sign-in, a sign-out and a language choice of another tab of the same app (bad input row 95). */
export function startTabSync(app: AppState): () => void {
  const { token, lang } = app.stored;
  const stops = [
    token.onOtherTab(() => {
      const stored = token.read();
      if (stored.kind === 'ok') signIn(app, stored.value);
      else signOut(app);
    }),
    lang.onOtherTab(() => {
      const stored = lang.read();
      if (stored.kind === 'ok') showLanguage(app, stored.value);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
