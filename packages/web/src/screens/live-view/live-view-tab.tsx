import type { Match } from '@clutchline/contract';
import { teamName } from '@clutchline/i18n';
import { Suspense } from 'react';

import { useT } from '../../i18n/use-texts';
import { useDelayed, useIsHidden, useLiveView } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { LoadFailed } from '../common/load-failed';
import { Spoiler } from '../common/score/score';
import { ViewTexts } from '../common/texts/view-texts';
import { LiveViewPanel } from './live-view-panel';
import styles from './live-view.module.css';

interface LiveViewTabProps {
  readonly match: Match;
}

const WAITING = <Skeleton width="100%" height="24rem" />;

/** Live view of a match (DETAIL-2). Of a hidden match nothing is loaded: a button in its place (SPOIL-2). */
export function LiveViewTab({ match }: LiveViewTabProps) {
  const isHidden = useIsHidden(match);
  // The box remains while the texts load, and takes the focus of the button (U2).
  return (
    <div className={styles['place']}>
      {isHidden ? (
        <Spoiler gameIds={[match.game_id]} shows="score" />
      ) : (
        <Suspense fallback={WAITING}>
          <ViewTexts>
            <ShownView key={match.game_id} match={match} />
          </ViewTexts>
        </Suspense>
      )}
    </div>
  );
}

function ShownView({ match }: LiveViewTabProps) {
  const t = useT();
  const { status, view: current, isCurrent, reload } = useLiveView(match.game_id);
  const view = useDelayed(match.game_id, current);
  if (status === 'loading') return WAITING;
  if (status === 'failed') return <LoadFailed reload={reload} />;
  if (view === null && current !== null) return <EmptyState icon="info" title={t('live-view.waits_for_picture')} />;
  if (view === null)
    return <EmptyState icon="info" title={t('live-view.no_view')} text={t('live-view.no_view_text')} />;
  const teams = [
    { id: match.team_id_1, name: teamName(t, match, 1) },
    { id: match.team_id_2, name: teamName(t, match, 2) },
  ] as const;
  return <LiveViewPanel view={view} teams={teams} isCurrent={isCurrent} />;
}
