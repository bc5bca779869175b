import type { RoundEvent } from '@clutchline/contract';
import { type SceneState, sceneState } from '@clutchline/domain/virtual-round';

import { useTexts } from '../../../i18n/use-texts';
import { Crest } from '../../../ui/art/crest';
import { clockText } from '../../common/match-parts';
import type { ViewTeams } from '../../live-view/view-team';
import { roundEventText } from './round-event-text';
import { SceneMap } from './scene-picture';
import styles from './scene.module.css';

interface MatchPictureProps {
  /** So far. */
  readonly events: readonly RoundEvent[];
  /** Game time. */
  readonly second: number;
  readonly teams: ViewTeams;
  readonly withMap: boolean;
}

/** Score, gold, towers, dragons and map; depends on the events so far and on nothing else (V26). */
export function MatchPicture({ events, second, teams, withMap }: MatchPictureProps) {
  const { t } = useTexts();
  const state = sceneState(events, second);
  return (
    <>
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
      <Totals state={state} />
      {withMap && <SceneMap events={events} second={second} lead={state.gold[0] - state.gold[1]} />}
    </>
  );
}

function Totals({ state: { gold, towers, dragons } }: { readonly state: SceneState }) {
  const { t, format } = useTexts();
  return (
    <p className={styles['quiet']}>
      {t('live-view.gold')} {format.number(gold[0])} : {format.number(gold[1])} · {t('live-view.towers')} {towers[0]} :{' '}
      {towers[1]} · {t('live-view.objective_dragon')} {dragons[0]} : {dragons[1]}
    </p>
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

interface KillFeedProps {
  readonly events: readonly RoundEvent[];
  readonly teams: ViewTeams;
}

const FEED_LENGTH = 6;

/** Newest first; screen readers get the sentences of `RoundVoice` instead. */
export function KillFeed({ events, teams }: KillFeedProps) {
  const { t } = useTexts();
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
