import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';

interface HostBarProps {
  readonly brand: string;
  /** A chosen one loads the page again. */
  readonly brands: readonly string[];
  readonly nickname: string | null;
  readonly orders: readonly string[];
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
}

export function HostBar({ brand, brands, nickname, orders, onSignIn, onSignOut }: HostBarProps) {
  const t = useT();
  return (
    <header className="host-bar">
      <h1>{t('host.title')}</h1>
      <p>{t('host.intro', { brand })}</p>
      <nav className="host-brands" aria-label={t('host.brands')}>
        {[t('host.default_brand'), ...brands].map((name, index) => (
          <a key={name} href={index === 0 ? '?' : `?brand=${index}`} aria-current={name === brand ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <p className="host-who">
        <span>{nickname === null ? t('host.signed_out') : t('host.signed_in_as', { name: nickname })}</span>
        <button type="button" onClick={nickname === null ? onSignIn : onSignOut}>
          {nickname === null ? t('common.sign_in') : t('common.sign_out')}
        </button>
      </p>
      {orders.length > 0 && <p role="status">{t('host.placed', { orders: orders.join(', ') })}</p>}
    </header>
  );
}

export function AppHeading({ number }: { readonly number: number }): ReactNode {
  const t = useT();
  return <h2>{t('host.app_heading', { number: String(number) })}</h2>;
}

export function ElementHeading(): ReactNode {
  const t = useT();
  return <h2>{t('host.element_heading')}</h2>;
}

export function FrameHeading(): ReactNode {
  const t = useT();
  return <h2>{t('host.frame_heading')}</h2>;
}

export function HostFoot(): ReactNode {
  const t = useT();
  return <p>{t('host.text_around')}</p>;
}
