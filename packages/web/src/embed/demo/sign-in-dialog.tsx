import { type SubmitEvent, useCallback, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import styles from './sign-in-dialog.module.css';

interface SignInDialogProps {
  readonly onSignIn: (username: string, password: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const DEMO_ACCOUNTS = [
  { user: 'demo', password: 'demo-2026' },
  { user: 'mika', password: 'mika-2026' },
  { user: 'linh', password: 'linh-2026' },
] as const;

const ACCOUNTS = DEMO_ACCOUNTS.map(({ user, password }) => `${user} / ${password}`).join(' · ');

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** Tokens of sign-in-dialog.module.css. */
const TOKENS = [
  ...['ground', 'surface-1', 'surface-3', 'line-strong', 'text', 'text-2', 'down', 'shade'],
  ...['accent', 'on-accent', 'focus', 'radius-2', 'radius-4'],
].map((name) => `--cl-${name}`);

/** The dialog is outside of the app, which has theme and brand. */
function wearTokens({ style }: HTMLElement, app: CSSStyleDeclaration): void {
  style.fontFamily = app.fontFamily;
  style.colorScheme = app.colorScheme;
  for (const token of TOKENS) style.setProperty(token, app.getPropertyValue(token));
}

export function SignInDialog({ onSignIn, onClose }: SignInDialogProps) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  /** Looks like the app (U19, BRAND-2). Closes before removal, to return the focus (U2). */
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    const app = document.querySelector('.clutchline');
    if (dialog !== null && app !== null) wearTokens(dialog, getComputedStyle(app));
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setFailed(!(await onSignIn(fieldOf(form, 'username'), fieldOf(form, 'password'))));
  }

  return (
    <dialog ref={open} className={styles['dialog']} aria-labelledby="demo-sign-in" onClose={onClose}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <h2 id="demo-sign-in" className={styles['title']}>
          {t('host.sign_in_heading')}
        </h2>
        <Field label={t('host.user_name')} name="username" type="text" autoComplete="username" />
        <Field label={t('host.password')} name="password" type="password" autoComplete="current-password" />
        {failed && (
          <p role="alert" className={styles['failed']}>
            {t('host.failed')}
          </p>
        )}
        <div className={styles['actions']}>
          <button type="button" className={styles['button']} onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className={styles['button']} data-main="true">
            {t('common.sign_in')}
          </button>
        </div>
        <p className={styles['hint']}>{t('host.demo_accounts', { accounts: ACCOUNTS })}</p>
      </form>
    </dialog>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type: 'text' | 'password';
  readonly autoComplete: string;
}

function Field({ label, name, type, autoComplete }: FieldProps) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input name={name} type={type} autoComplete={autoComplete} required maxLength={64} />
    </label>
  );
}
