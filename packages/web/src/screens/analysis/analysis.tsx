import type { Play } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import { useT, useTexts } from '../../i18n/use-texts';
import { type MatchDetailData, type ShownAnalysis, useAnalysis, useLive } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LoadFailed } from '../common/load-failed';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import styles from './analysis.module.css';
import { Forms, Meetings } from './forms';
import { MapsSoFar } from './maps-so-far';
import { MarketLines } from './market-lines';
import { RecentData } from './recent-data';
import { Thresholds } from './thresholds';

interface AnalysisProps {
  readonly detail: MatchDetailData;
  /** Not hidden. */
  readonly plays: readonly Play[];
  /** Market that takes the focus; null: none. */
  readonly playId: number | null;
}

/** STATS-1 to STATS-10: a tab of a match. */
export function Analysis(props: AnalysisProps) {
  const t = useT();
  const analysis = useAnalysis(props.detail.match.game_id);
  switch (analysis.status) {
    case 'loading':
      return <AnalysisSkeleton />;
    case 'failed':
      return <LoadFailed reload={analysis.reload} />;
    case 'ready':
      return analysis.data === null ? (
        <EmptyState icon="search" title={t('analysis.none')} />
      ) : (
        <AnalysisBody {...props} shown={analysis.data} />
      );
  }
}

interface AnalysisBodyProps extends AnalysisProps {
  readonly shown: ShownAnalysis;
}

function AnalysisBody({ detail, plays, playId, shown }: AnalysisBodyProps) {
  const { t, format } = useTexts();
  const { match } = detail;
  const live = useLive(match.game_id, detail.live);
  return (
    <div className={styles['analysis']}>
      <p className={styles['notice']}>{t('analysis.not_a_forecast')}</p>
      {isUnderWay(live.status) && <MapsSoFar detail={detail} live={live} />}
      <Forms match={match} forms={shown.forms} />
      <Meetings match={match} meetings={shown.meetings} />
      <RecentData match={match} forms={shown.forms} />
      <Thresholds match={match} thresholds={shown.thresholds} />
      <MarketLines match={match} plays={plays} playId={playId} live={live} lines={shown.lines} />
      <footer className={styles['foot']}>
        <p className={styles['quiet']}>{t('analysis.until', { time: format.longDateTime(shown.until) })}</p>
        <SpoilerSwitch />
      </footer>
    </div>
  );
}

function AnalysisSkeleton() {
  const t = useT();
  return (
    <div className={styles['analysis']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {['3rem', '9rem', '9rem', '14rem'].map((height, index) => (
        <Skeleton key={index} width="100%" height={height} />
      ))}
    </div>
  );
}
