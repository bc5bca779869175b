import type { BetLeg, LiveState, MapScore, Match } from '@clutchline/contract';
import { isUnderWay, roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ShownMap, useIsHidden, useShownMaps } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { TeamCrest } from '../common/match-parts';
import styles from './leg-marks.module.css';

export type LegState = 'open' | 'won' | 'lost' | 'half' | 'back' | 'decided';

const STATES: Readonly<Record<BetLeg['outcome'], LegState>> = {
  pending: 'open',
  won: 'won',
  lost: 'lost',
  half_won: 'half',
  half_lost: 'half',
  push: 'back',
  void: 'back',
  dead_heat: 'half',
};

/** Neutral: decided or not (C12); a hidden result does not even reveal a void (SPOIL-4). */
export function legState({ outcome, void_reason }: BetLeg, isNeutral: boolean, isHidden: boolean): LegState {
  if (outcome === 'pending') return 'open';
  if (isHidden || (isNeutral && void_reason === null)) return 'decided';
  return isNeutral ? 'back' : STATES[outcome];
}

interface LegMarkProps {
  readonly leg: BetLeg;
  readonly isNeutral: boolean;
}

const MARKS: Readonly<Record<LegState, string>> = {
  open: '',
  won: 'M4 8.5 7 11.5 12 5',
  lost: 'M5 5 11 11M11 5 5 11',
  half: 'M8 4V12',
  back: 'M4.5 8H11.5',
  decided: 'M6 8H10',
};

/** The words are in the badge below. */
export function LegMark({ leg, isNeutral }: LegMarkProps) {
  const state = legState(leg, isNeutral, useIsHidden(leg.match));
  return (
    <svg className={styles['mark']} data-leg={state} viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
      <circle cx={8} cy={8} r={7} />
      <path d={MARKS[state]} />
    </svg>
  );
}

interface LegsProgressProps {
  readonly legs: readonly BetLeg[];
  readonly isNeutral: boolean;
}

/** BET-10. */
export function LegsProgress({ legs, isNeutral }: LegsProgressProps) {
  const t = useT();
  if (legs.length < 2) return null;
  const decided = legs.filter(({ outcome }) => outcome !== 'pending').length;
  return (
    <div className={styles['progress']}>
      <span className={styles['segments']} aria-hidden="true">
        {legs.map((leg) => (
          <Segment key={leg.shop_id} leg={leg} isNeutral={isNeutral} />
        ))}
      </span>
      <span className={styles['quiet']}>{t('bets.legs_decided', { decided, total: legs.length })}</span>
    </div>
  );
}

function Segment({ leg, isNeutral }: LegMarkProps) {
  return <span data-leg={legState(leg, isNeutral, useIsHidden(leg.match))} />;
}

const UNKNOWN: readonly MapScore[] = [];

interface LegMapsProps {
  readonly match: Match;
  readonly live: LiveState;
}

/** A crest for each map that was won; nothing unless the client knows the maps, or if they are hidden (SPOIL-2). */
export function LegMaps({ match, live }: LegMapsProps) {
  const maps = useShownMaps(match, live, UNKNOWN)?.filter(({ won }) => won !== null) ?? [];
  if (match.best_of < 2 || maps.length === 0) return null;
  const rest = Array.from({ length: Math.max(0, match.best_of - maps.length) }, (_, index) => index);
  return (
    <ol className={styles['maps']}>
      {maps.map((map) => (
        <li key={map.round}>
          <WonMap match={match} map={map} />
        </li>
      ))}
      {isUnderWay(live.status) &&
        rest.map((index) => <li key={`open-${index}`} className={styles['pip']} aria-hidden="true" />)}
    </ol>
  );
}

function WonMap({ match, map: { round, won } }: { readonly match: Match; readonly map: ShownMap }) {
  const t = useT();
  if (won === null) return <span className={styles['pip']} />;
  return (
    <>
      <VisuallyHidden>
        {`${roundTitle(t, round, roundNumeral(round, t.langId))}: ${teamName(t, match, won)}`}
      </VisuallyHidden>
      <TeamCrest match={match} side={won} size={16} />
    </>
  );
}
