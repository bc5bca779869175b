import type { LiveView, SimulatedField } from '@clutchline/contract';
import { clockOfView, roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';

import { useTexts } from '../../i18n/use-texts';
import { Badge } from '../../ui/badge';
import { Crest } from '../../ui/art/crest';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { clockText } from '../common/match-parts';
import { sourceText } from '../common/texts/result-texts';
import styles from './live-view.module.css';
import { MobaPanel } from './moba-panel';
import { RoundsPanel } from './rounds-panel';
import { ViewLog } from './view-log';
import { SIDES, teamOf, valueOf, type ViewTeams } from './view-team';

interface LiveViewPanelProps {
  readonly view: LiveView;
  readonly teams: ViewTeams;
  /** Whether the values are those of now. */
  readonly isCurrent?: boolean;
}

/** A map without video, from one view. It reads nothing but its properties. Requires the texts of `ViewTexts`. */
export function LiveViewPanel({ view, teams, isCurrent = true }: LiveViewPanelProps) {
  const { t } = useTexts();
  return (
    <section className={styles['view']} aria-label={t('live-view.title')}>
      <Head view={view} teams={teams} isCurrent={isCurrent} />
      {view.family === 'moba' ? <MobaPanel view={view} teams={teams} /> : <RoundsPanel view={view} teams={teams} />}
      <ViewLog view={view} teams={teams} />
      <p className={styles['quiet']}>{t('live-view.source', { source: sourceText(t, view.source) })}</p>
    </section>
  );
}

/** The whole match is invented if its score is. */
const isAllInvented = (fields: readonly SimulatedField[]): boolean =>
  fields.includes('kills') || fields.includes('score');

function Head({ view, teams, isCurrent = true }: LiveViewPanelProps) {
  const { t } = useTexts();
  const score = view.family === 'moba' ? view.kills : view.score;
  const [first = 0, second = 0] = score;
  const clock = clockOfView(view);
  return (
    <header className={styles['head']}>
      <div className={styles['labels']}>
        <h2>{roundTitle(t, view.round, roundNumeral(view.round, t.langId))}</h2>
        {view.simulated.length > 0 && (
          <Badge tone="warn">
            {t(isAllInvented(view.simulated) ? 'live-view.simulated_match' : 'live-view.simulated_details')}
          </Badge>
        )}
        {view.is_paused === 1 && <Badge tone="warn">{t('status.match_paused')}</Badge>}
        {!isCurrent && <Badge>{t('live-view.not_current')}</Badge>}
      </div>
      <div className={styles['middle']}>
        {SIDES.map((side) => (
          <span key={side} className={styles['team']} data-side={side}>
            <Crest id={teamOf(teams, side).id} rival={side === 2 ? teams[0].id : undefined} size={28} />
            <span>{teamOf(teams, side).name}</span>
            <Role view={view} side={side} />
          </span>
        ))}
        <span className={styles['points']}>
          <VisuallyHidden>{t('match-list.score', { score_1: first, score_2: second })}</VisuallyHidden>
          <span aria-hidden="true">
            {valueOf(score, 1)} – {valueOf(score, 2)}
          </span>
          {clock !== null && <span className={styles['time']}>{clockText(clock)}</span>}
        </span>
      </div>
    </header>
  );
}

function Role({ view, side }: { readonly view: LiveView; readonly side: 1 | 2 }) {
  const { t } = useTexts();
  const role = view.sides[side - 1]?.role;
  return role === undefined ? null : <span className={styles['role']}>{t(`live-view.role_${role}`)}</span>;
}
