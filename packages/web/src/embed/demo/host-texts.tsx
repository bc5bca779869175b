import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';

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
