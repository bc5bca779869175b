import type { MouseEvent } from 'react';

import { useT } from '../../i18n/use-texts';
import { useContentPlace } from '../../state';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../common/app-link';
import styles from './match-days.module.css';

/** To what ended today. */
export function ResultsLink() {
  const t = useT();
  const { href, open } = useContentPlace();

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open('/results');
  }

  return (
    <a className={styles['finished']} href={href('/results')} onClick={follow}>
      {t('schedule.finished_today')}
      <Icon name="chevron" size={14} />
    </a>
  );
}
