import type { BetLeg } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useCategories } from '../../state';
import { Badge, type BadgeTone } from '../../ui/badge';
import { gameName } from './ticket-texts';
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

/** Hidden for an outright: its result names teams by ids, and the winning pick shows the winner. */
function shownResult({ result, play }: BetLeg): string | null {
  return play.market === 'outright' ? null : result;
}

export function TicketLeg({ leg }: { readonly leg: BetLeg }) {
  const t = useT();
  const oddText = useOddText();
  const categories = useCategories();
  const game = gameName(t, categories.status === 'ready' ? categories.data : [], leg.match.game_type_id);
  return (
    <li className={styles['leg']}>
      <span className={styles['line']}>
        <span className={styles['pick']}>{pickTitle(t, leg)}</span>
        <span className={styles['odd']}>{oddText(leg.odd)}</span>
      </span>
      <span>{marketTitle(t, leg.play, roundNumeral(leg.play.round, t.langId))}</span>
      <span className={styles['quiet']}>
        {[game, matchTitle(t, leg.match)].filter((text) => text !== '').join(' · ')}
      </span>
      {leg.outcome !== 'pending' && <LegEnd leg={leg} />}
    </li>
  );
}

export function LegEnd({ leg }: { readonly leg: BetLeg }) {
  const t = useT();
  const result = shownResult(leg);
  return (
    <span className={styles['end']}>
      <Badge tone={TONES[leg.outcome]}>{t(`status.leg_${leg.outcome}`)}</Badge>
      {result !== null && <span className={styles['quiet']}>{t('bets.result', { result })}</span>}
      {leg.void_reason !== null && <span className={styles['quiet']}>{t(`status.void_${leg.void_reason}`)}</span>}
    </span>
  );
}
