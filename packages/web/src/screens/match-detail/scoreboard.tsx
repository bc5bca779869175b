import { languageById, type LiveState, localizedText, type Match, MATCH_STATUS } from '@clutchline/contract';
import { isUnderWay, type MarketPhase, matchPhase, type MatchPhase } from '@clutchline/domain';
import { matchTitle, teamName } from '@clutchline/i18n';
import { useCallback, useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { type MatchDetailData, placeOfEvent, placeOfTeam, useLive, useMarketPhase, useNow } from '../../state';
import { useAppWidth, useIsHydrated } from '../../ui/app-surface';
import { Badge, type BadgeTone } from '../../ui/badge';
import { crestArt } from '../../ui/art/crest-art';
import { GamePattern } from '../../ui/art/game-pattern';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { FavoriteStar, LivePlace, TeamCrest } from '../common/match-parts';
import { NameText } from '../common/names/name-text';
import { PlaceLink } from '../common/place-link';
import { Score } from '../common/score/score';
import { watchView } from '../common/watch-view';
import { CompactScore } from './compact-score';
import { MapScores } from './map-scores';
import styles from './scoreboard.module.css';

const MatchFollows = lazyPart(
  async () => (await import('./match-follows')).MatchFollows,
  <div className={styles['waiting']} />,
  'waits',
);
const MapLead = lazyPart(async () => (await import('./map-lead')).MapLead);

/** DETAIL-1, DETAIL-8. Event and teams have pages. */
export function Scoreboard({ detail }: { readonly detail: MatchDetailData }) {
  const { t } = useTexts();
  const { match } = detail;
  const live = useLive(match.game_id, detail.live);
  const isNarrow = useAppWidth() === 'narrow';
  // The content policy forbids styles in the server's markup.
  const colours = useIsHydrated() ? teamColours(match) : undefined;
  const { suffix } = languageById(t.langId);
  const stage = localizedText(match, 'stage_name', suffix);
  const [isInView, setInView] = useState(true);
  const watch = useCallback(
    (board: HTMLElement | null) => (board === null ? undefined : watchView(board, setInView)),
    [],
  );
  return (
    <>
      <header ref={watch} className={styles['board']} style={colours}>
        <GamePattern game={match.game_type_id} />
        <div className={styles['event']}>
          <span>
            <PlaceLink to={placeOfEvent(match.event_id)} className={styles['link']}>
              <NameText text={localizedText(match, 'event_name', suffix)} />
            </PlaceLink>
            {stage !== '' && ` · ${stage}`}
            {match.kind === 'match' && ` · ${t('match-list.best_of', { count: match.best_of })}`}
          </span>
          <FavoriteStar match={match} initial={detail.is_favorite} />
        </div>
        {match.kind === 'outright' ? (
          <h1 className={styles['title']}>
            <NameText text={matchTitle(t, match)} />
          </h1>
        ) : (
          <h1 className={styles['teams']}>
            <Team detail={detail} side={1} />
            <Middle detail={detail} live={live} />
            <Team detail={detail} side={2} />
          </h1>
        )}
        <div className={styles['foot']}>
          <MapScores match={match} initial={detail.maps} live={live} />
          <PhaseLabels detail={detail} live={live} />
        </div>
        {match.kind === 'match' && isUnderWay(live.status) && (
          <div className={styles['lead']}>
            <MapLead match={match} live={live} />
          </div>
        )}
        {match.kind === 'match' && !isNarrow && <MatchFollows match={match} />}
      </header>
      {match.kind === 'match' && <CompactScore match={match} live={live} isShown={!isInView} />}
    </>
  );
}

/** Behind the teams; the second one gives way as its crest does. */
function teamColours({ team_id_1, team_id_2 }: Match): Readonly<Record<string, string>> {
  const [one, two] = [crestArt(team_id_1), crestArt(team_id_2, team_id_1)];
  return { '--team-1': one.field, '--edge-1': one.trim, '--team-2': two.field, '--edge-2': two.trim };
}

function Team({ detail: { match }, side }: { readonly detail: MatchDetailData; readonly side: 1 | 2 }) {
  const { t } = useTexts();
  return (
    <span className={styles['team']}>
      <TeamCrest match={match} side={side} size={36} />
      <PlaceLink to={placeOfTeam(teamIdOf(match, side))} className={styles['name']}>
        <NameText text={teamName(t, match, side)} />
      </PlaceLink>
    </span>
  );
}

const teamIdOf = ({ team_id_1, team_id_2 }: Match, side: 1 | 2): number => (side === 1 ? team_id_1 : team_id_2);

function Middle({ detail, live }: { readonly detail: MatchDetailData; readonly live: LiveState }) {
  const { t, format } = useTexts();
  const now = useNow();
  if (live.status === MATCH_STATUS.notStarted) {
    const start = detail.match.start_time;
    return (
      <span className={styles['middle']}>
        <time className={styles['score']} dateTime={new Date(start).toISOString()}>
          {format.time(start)}
        </time>
        <span className={styles['place']}>{format.day(start, now) || format.date(start)}</span>
      </span>
    );
  }
  return (
    <span className={styles['middle']}>
      <Score match={detail.match} live={live}>
        {({ maps, points }) => (
          <>
            <VisuallyHidden>{t('match-list.score', { score_1: maps[0], score_2: maps[1] })}</VisuallyHidden>
            <span className={styles['score']} aria-hidden="true">
              {maps[0]} : {maps[1]}
            </span>
            {points && (
              <span className={styles['points']}>
                {points[0]} – {points[1]}
              </span>
            )}
          </>
        )}
      </Score>
      {isUnderWay(live.status) && (
        <span className={styles['place']}>
          <LivePlace match={detail.match} live={live} />
        </span>
      )}
    </span>
  );
}

const MATCH_TONES: Readonly<Record<MatchPhase, BadgeTone>> = {
  not_started: 'neutral',
  live: 'live',
  paused: 'warn',
  ended: 'neutral',
  cancelled: 'neutral',
};

const MARKET_TONES: Readonly<Record<MarketPhase, BadgeTone>> = {
  open: 'up',
  closing: 'warn',
  suspended: 'warn',
  closed: 'neutral',
};

interface PhaseLabelsProps {
  readonly detail: MatchDetailData;
  readonly live: LiveState;
}

/** GAMES-8. */
export function PhaseLabels({ detail, live }: PhaseLabelsProps) {
  const t = useT();
  const match = matchPhase(live.status);
  const market = useMarketPhase({ match: detail.match, live, plays: detail.plays });
  return (
    <p className={styles['phases']}>
      <Badge tone={MATCH_TONES[match]}>{t(`status.match_${match}`)}</Badge>
      <Badge tone={MARKET_TONES[market]}>{t(`status.play_${market}`)}</Badge>
    </p>
  );
}
