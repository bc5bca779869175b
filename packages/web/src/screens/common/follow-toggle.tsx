import { MAX_FOLLOWED } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useFollow } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './follow-toggle.module.css';

interface FollowToggleProps {
  readonly teamId: number;
  /** Of the team; not shown. */
  readonly name: string;
  /** In a row of hits: the focus stays in the field. */
  readonly id?: string;
}

/** Follows a team, or ends it, beside its name (FOLLOW-1). */
export function FollowToggle({ teamId, name, id }: FollowToggleProps) {
  const t = useT();
  const { isFollowed, isFull, toggle } = useFollow(teamId);
  return (
    <span className={styles['place']}>
      <button
        type="button"
        id={id}
        tabIndex={id === undefined ? undefined : -1}
        className={styles['toggle']}
        data-followed={isFollowed}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" focusable="false">
          <path d={isFollowed ? 'M3 8.5l3.2 3.2L13 5' : 'M8 3v10M3 8h10'} />
        </svg>
        {t(isFollowed ? 'match-detail.following' : 'match-detail.follow')} <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      <span role="status" className={styles['full']}>
        {isFull && t('match-detail.follow_full', { count: MAX_FOLLOWED })}
      </span>
    </span>
  );
}
