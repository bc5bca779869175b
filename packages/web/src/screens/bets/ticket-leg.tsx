import type { BetLeg } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { Badge, type BadgeTone } from '../../ui/badge';
import styles from './ticket.module.css';

const TONES: Readonly<Record<BetLeg['outcome'], BadgeTone>> = {
  pending: 'neutral',
  won: 'up',
  half_won: 'up',
  lost: 'down',
  half_lost: 'down',
  push: 'neutral',
  void: 'neutral',
  dead_heat: 'neutral',
};

/** One pick of a ticket with the price struck and, once known, how it ended and why. */
export function TicketLeg({ leg }: { readonly leg: BetLeg }) {
  const t = useT();
  return (
    <li className={styles['leg']}>
      <span className={styles['line']}>
        <span className={styles['pick']}>{pickTitle(t, leg)}</span>
        <span className={styles['odd']}>{leg.odd}</span>
      </span>
      <span>{marketTitle(t, leg.play, roundNumeral(leg.play.round, t.langId))}</span>
      <span className={styles['quiet']}>
        {t('match-list.versus', { team_1: teamName(t, leg.match, 1), team_2: teamName(t, leg.match, 2) })}
      </span>
      {leg.outcome !== 'pending' && <LegEnd leg={leg} />}
    </li>
  );
}

function LegEnd({ leg }: { readonly leg: BetLeg }) {
  const t = useT();
  return (
    <span className={styles['end']}>
      <Badge tone={TONES[leg.outcome]}>{t(`status.leg_${leg.outcome}`)}</Badge>
      {leg.result !== null && <span className={styles['quiet']}>{t('bets.result', { result: leg.result })}</span>}
      {leg.void_reason !== null && <span className={styles['quiet']}>{t(`status.void_${leg.void_reason}`)}</span>}
    </span>
  );
}
