import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle, roundTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import type { FinishedRow, MatchResultData, SettledPlay, SettledPoint } from '../../state';
import { Badge } from '../../ui/badge';
import { Tabs } from '../../ui/tabs';
import { RuleLink } from '../common/guide/rule-link';
import { OUTCOME_TONES } from '../common/outcome-tones';
import pageStyles from '../common/page.module.css';
import { correctionReason } from '../common/texts/result-texts';
import styles from './match-result.module.css';

const TONES = { ...OUTCOME_TONES, void: 'warn' } as const;

/** Every play that was on sale, by map (RESULT-2). */
export function MarketResults({ data: { match, plays } }: { readonly data: MatchResultData }) {
  const t = useT();
  const rounds = [...new Set(plays.map(({ round }) => round))].sort((a, b) => a - b);
  const [chosen, setChosen] = useState(0);
  const round = rounds.includes(chosen) ? chosen : (rounds[0] ?? 0);
  return (
    <section className={pageStyles['card']} aria-label={t('match-result.markets')}>
      <h2>{t('match-result.markets')}</h2>
      {plays.length === 0 && (
        <p className={pageStyles['quiet']}>
          {t(match.is_history === 1 ? 'match-result.no_bets' : 'match-result.no_markets')}
        </p>
      )}
      {plays.some(({ points }) => points.some(hasOdds)) && (
        <p className={pageStyles['quiet']}>{t('match-result.last_odds')}</p>
      )}
      {rounds.length > 1 && (
        <Tabs
          label={t('match-detail.maps')}
          items={rounds.map((id) => ({ id, text: roundTitle(t, id, roundNumeral(id, t.langId)) }))}
          selected={round}
          onSelect={setChosen}
        />
      )}
      <ul className={styles['plays']}>
        {plays
          .filter((play) => play.round === round)
          .map((play) => (
            <PlayResult key={play.play_info_id} match={match} play={play} />
          ))}
      </ul>
    </section>
  );
}

const oddsOf = ({ closing_odds, odd }: SettledPoint): string | null => closing_odds ?? odd;
const hasOdds = (point: SettledPoint): boolean => oddsOf(point) !== null;

interface PlayResultProps {
  readonly match: FinishedRow;
  readonly play: SettledPlay;
}

/** Value and rule once if all points have the same. */
function PlayResult({ match, play }: PlayResultProps) {
  const t = useT();
  const [first, ...others] = play.points;
  const isShared = first !== undefined && others.every((point) => basisOf(point) === basisOf(first));
  return (
    <li className={styles['play']}>
      <h3>{marketTitle(t, play, roundNumeral(play.round, t.langId))}</h3>
      <ul className={styles['points']}>
        {play.points.map((point) => (
          <PointResult key={point.point_id} match={match} play={play} point={point} isBare={isShared} />
        ))}
      </ul>
      {isShared && <Basis play={play} point={first} />}
    </li>
  );
}

const basisOf = ({ result, rule, reason, void_reason }: SettledPoint): string =>
  [result, rule, reason, void_reason].join('|');

interface PointResultProps extends PlayResultProps {
  readonly point: SettledPoint;
  readonly isBare: boolean;
}

function PointResult({ match, play, point, isBare }: PointResultProps) {
  const t = useT();
  const oddText = useOddText();
  const { pick, line, outcome } = point;
  const odd = oddsOf(point);
  return (
    <li className={styles['point']}>
      <span className={styles['pick']}>{pickTitle(t, { match, play, pick, line })}</span>
      {odd !== null && <span className={styles['odd']}>{oddText(odd)}</span>}
      {outcome === null ? (
        <Badge>{t('status.leg_pending')}</Badge>
      ) : (
        <Badge tone={TONES[outcome]}>{t(`status.leg_${outcome}`)}</Badge>
      )}
      {!isBare && <Basis play={play} point={point} />}
    </li>
  );
}

/** Value, rule with version, and why void (BET-9). Outrights have team ids as values. */
function Basis({ play, point: { result, rule, reason, void_reason } }: Pick<PointResultProps, 'play' | 'point'>) {
  const t = useT();
  return (
    <p className={styles['basis']}>
      {result !== null && play.market !== 'outright' && <span>{t('bets.result', { result })}</span>}
      {void_reason !== null && <span>{t(`status.void_${void_reason}`)}</span>}
      {reason !== null && <span>{correctionReason(t, reason)}</span>}
      {rule !== null && <RuleLink rule={rule} />}
    </p>
  );
}
