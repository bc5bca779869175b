import type { BetLeg } from '@clutchline/contract';
import { isUnderWay, roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useCategories, useIsHidden, useKnownLive } from '../../state';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { LivePlace, TeamCrest } from '../common/match-parts';
import { matchPlace } from '../common/match-place';
import { OUTCOME_TONES } from '../common/outcome-tones';
import { Score, Spoiler } from '../common/score/score';
import { useMatchTitle } from '../common/use-titles';
import { LegMaps, LegMark } from './leg-marks';
import { gameName } from './ticket-texts';
import styles from './ticket-leg.module.css';

/** Not of outrights, whose results have team ids. */
function shownResult({ result, play }: BetLeg): string | null {
  return play.market === 'outright' ? null : result;
}

interface TicketLegProps {
  readonly leg: BetLeg;
  readonly isNeutral: boolean;
}

export function TicketLeg({ leg, isNeutral }: TicketLegProps) {
  const t = useT();
  const oddText = useOddText();
  const matchTitle = useMatchTitle();
  const categories = useCategories();
  const game = gameName(t, categories.status === 'ready' ? categories.data : [], leg.match);
  return (
    <li className={styles['leg']}>
      <LegMark leg={leg} isNeutral={isNeutral} />
      <span className={styles['line']}>
        <span className={styles['pick']}>{pickTitle(t, leg)}</span>
        <span className={styles['odd']}>
          {leg.is_estimated === 1 ? t('bets.estimated', { odd: oddText(leg.odd) }) : oddText(leg.odd)}
        </span>
      </span>
      <span>{marketTitle(t, leg.play, roundNumeral(leg.play.round, t.langId))}</span>
      <span className={styles['teams']}>
        {leg.match.kind === 'match' && (
          <span className={styles['crests']}>
            <TeamCrest match={leg.match} side={1} size={20} />
            <TeamCrest match={leg.match} side={2} size={20} />
          </span>
        )}
        <AppLink className={styles['match']} {...matchPlace(leg)}>
          {matchTitle(leg.match)}
        </AppLink>
        {game !== '' && <span className={styles['quiet']}>{game}</span>}
      </span>
      <KnownMaps match={leg.match} />
      {leg.outcome === 'pending' ? <LegLive leg={leg} /> : <LegEnd leg={leg} isNeutral={isNeutral} />}
    </li>
  );
}

function KnownMaps({ match }: Pick<BetLeg, 'match'>) {
  const live = useKnownLive(match.game_id);
  return live !== null && match.kind === 'match' && <LegMaps match={match} live={live} />;
}

/** While under way (U15). */
function LegLive({ leg: { match } }: { readonly leg: BetLeg }) {
  const t = useT();
  const live = useKnownLive(match.game_id);
  if (live === null || !isUnderWay(live.status)) return null;
  return (
    <span className={styles['end']}>
      <Badge tone="live">{t('status.match_live')}</Badge>
      <Score match={match} live={live}>
        {({ maps, points }) => (
          <span className={styles['score']}>
            <VisuallyHidden>{t('match-list.score', { score_1: maps[0], score_2: maps[1] })}</VisuallyHidden>
            <span aria-hidden="true">
              {maps[0]}–{maps[1]}
            </span>
            {points && ` (${String(points[0])}–${String(points[1])})`}
          </span>
        )}
      </Score>
      <span className={styles['quiet']}>
        <LivePlace match={match} live={live} />
      </span>
    </span>
  );
}

/** Neutral names no winner; void legs show their reason (C12). */
export function LegEnd({ leg, isNeutral }: TicketLegProps) {
  const t = useT();
  const result = shownResult(leg);
  if (useIsHidden(leg.match)) {
    return (
      <span className={styles['end']}>
        <Badge>{t('status.bet_settled')}</Badge>
        <Spoiler gameIds={[leg.match.game_id]} shows="bet" />
      </span>
    );
  }
  return (
    <span className={styles['end']}>
      <Badge tone={isNeutral ? 'neutral' : OUTCOME_TONES[leg.outcome]}>
        {isNeutral && leg.void_reason === null ? t('status.bet_settled') : t(`status.leg_${leg.outcome}`)}
      </Badge>
      {result !== null && <span className={styles['quiet']}>{t('bets.result', { result })}</span>}
      {leg.void_reason !== null && <span className={styles['quiet']}>{t(`status.void_${leg.void_reason}`)}</span>}
    </span>
  );
}
