import type { LiveState, Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useMapPath } from '../../state';
import { HEIGHT, leadPaths, WIDTH } from './lead-paths';
import styles from './map-lead.module.css';

interface MapLeadProps {
  readonly match: Match;
  readonly live: LiveState;
}

/** DETAIL-10: who led the running map by how much, as far as this device has seen it. */
export function MapLead({ match, live }: MapLeadProps) {
  const t = useT();
  const path = useMapPath(match, live);
  const last = path?.scores.at(-1);
  if (path === null || last === undefined) return null;
  const lead = last[0] - last[1];
  const { one, two, line, before, end } = leadPaths(path.scores);
  return (
    <figure className={styles['lead']}>
      <figcaption className={styles['text']}>
        <span>{t('match-detail.lead', { map: roundTitle(t, path.round, roundNumeral(path.round, t.langId)) })}</span>
        <strong>
          {lead === 0
            ? t('match-detail.lead_none')
            : t('match-detail.lead_now', { team: teamName(t, match, lead > 0 ? 1 : 2), count: Math.abs(lead) })}
        </strong>
      </figcaption>
      <svg
        className={styles['line']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles['one']} d={one} />
        <path className={styles['two']} d={two} />
        <path className={styles['level']} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className={styles['before']} d={before} />
        <path className={styles['now']} d={line} />
        <path className={styles['end']} d={end} />
      </svg>
    </figure>
  );
}
