import type { RoundEvent } from '@clutchline/contract';
import { sceneState } from '@clutchline/domain/virtual-round';
import { teamName } from '@clutchline/i18n';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import type { OpenGame, RoundClock } from '../../state';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/art/crest';
import { clockText } from '../common/match-parts';
import type { ViewTeams } from '../live-view/view-team';
import { roundEventText } from './round-event-text';
import { PlayChart } from './play-chart';
import { RoundVoice } from './round-voice';
import { SceneMap } from './scene-picture';
import styles from './speed.module.css';

/** Above it the page shows text instead of animation. */
const FASTEST = 4;
const FEED_LENGTH = 6;

interface SceneProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
}

/** The match: score, map and kill feed, and its chart; before it the pairing. */
export function Scene({ game, clock }: SceneProps) {
  const { t, format } = useTexts();
  const [wantsMap, setWantsMap] = useState(true);
  const { events, pairing, phase } = game.round;
  const second = events.at(-1)?.second ?? 0;
  const state = sceneState(events, second);
  const teams = [
    { id: game.match.team_id_1, name: teamName(t, game.match, 1) },
    { id: game.match.team_id_2, name: teamName(t, game.match, 2) },
  ] as const;
  const isFast = game.speed > FASTEST;
  const lead = state.gold[0] - state.gold[1];
  return (
    <section className={styles['scene']} aria-label={t('speed.match')}>
      <RoundVoice game={game} clock={clock} />
      <div className={styles['score']}>
        <Side teams={teams} side={1} text={t('live-view.role_blue')} />
        <span className={styles['points']}>
          <span>
            {state.kills[0]} – {state.kills[1]}
          </span>
          <span className={styles['time']}>{clockText(second)}</span>
        </span>
        <Side teams={teams} side={2} text={t('live-view.role_red')} />
      </div>
      <p className={styles['quiet']}>
        {t('speed.chance', { team: teams[0].name, percent: pairing.win_chance })} {t('speed.no_form')}
      </p>
      <p className={styles['quiet']}>
        {t('live-view.gold')} {format.number(state.gold[0])} : {format.number(state.gold[1])} · {t('live-view.towers')}{' '}
        {state.towers[0]} : {state.towers[1]} · {t('live-view.objective_dragon')} {state.dragons[0]} :{' '}
        {state.dragons[1]}
      </p>
      {isFast && <p className={styles['quiet']}>{t('speed.too_fast')}</p>}
      {wantsMap && !isFast && <SceneMap events={events} second={second} lead={lead} />}
      {!isFast && (
        <Button look="quiet" onPress={() => setWantsMap(!wantsMap)}>
          {t(wantsMap ? 'speed.text_only' : 'speed.show_map')}
        </Button>
      )}
      <Feed events={events} teams={teams} isWaiting={phase !== 'in_match' && phase !== 'ended'} />
      <PlayChart events={events} teams={teams} />
    </section>
  );
}

function Side({ teams, side, text }: { readonly teams: ViewTeams; readonly side: 1 | 2; readonly text: string }) {
  const { id, name } = side === 1 ? teams[0] : teams[1];
  return (
    <span className={styles['team']} data-side={side}>
      <Crest id={id} rival={side === 2 ? teams[0].id : undefined} size={28} />
      <strong>{name}</strong>
      <span className={styles['quiet']}>{text}</span>
    </span>
  );
}

interface FeedProps {
  readonly events: readonly RoundEvent[];
  readonly teams: ViewTeams;
  readonly isWaiting: boolean;
}

/** Newest first; screen readers get the sentences of `RoundVoice` instead. */
function Feed({ events, teams, isWaiting }: FeedProps) {
  const { t } = useTexts();
  if (isWaiting) return <p className={styles['quiet']}>{t('speed.feed_empty')}</p>;
  return (
    <ol className={styles['feed']} aria-label={t('speed.feed')}>
      {events
        .map((event, no) => ({ event, no }))
        .slice(-FEED_LENGTH)
        .reverse()
        .map(({ event, no }) => (
          <li key={no} data-side={event.side}>
            <span className={styles['time']}>{clockText(event.second)}</span> {roundEventText(t, event, teams)}
          </li>
        ))}
    </ol>
  );
}
