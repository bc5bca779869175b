import type { MouseEvent } from 'react';

import { useT } from '../../i18n/use-texts';
import { useBackToList, useNavigation } from '../../state';
import { Icon } from '../../ui/icon';
import { isPlainClick } from './app-link';

/** To its previous position (NAV-4). */
export function BackToList({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const { href } = useNavigation();
  const goBack = useBackToList();

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goBack();
  }

  return (
    <a className={className} href={href('match-list')} onClick={follow}>
      <Icon name="arrow" size={16} />
      <span>{t('frame.matches')}</span>
    </a>
  );
}
