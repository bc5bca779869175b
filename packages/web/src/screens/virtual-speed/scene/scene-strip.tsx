import { sceneState } from '@clutchline/domain/virtual-round';
import { teamName } from '@clutchline/i18n';

import { useT } from '../../../i18n/use-texts';
import { type OpenGame, type RoundClock, useBusinessNow } from '../../../state';
import { Crest } from '../../../ui/art/crest';
import { clockText } from '../../common/match-parts';
import styles from './scene-strip.module.css';

interface SceneStripProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
}

/** Short form of the match while its picture is scrolled out of view. Hidden from screen readers, because it repeats the picture. */
export function SceneStrip({ game, clock }: SceneStripProps) {
  const { round } = game;
  const isWaiting = round.phase !== 'in_match' && round.phase !== 'ended';
  return (
    <div className={styles['place']} aria-hidden="true">
      <div className={styles['strip']} data-strip>
        <Side game={game} side={1} />
        {isWaiting ? <Countdown game={game} clock={clock} /> : <Score round={round} />}
        <Side game={game} side={2} />
      </div>
    </div>
  );
}

function Side({ game: { match }, side }: { readonly game: OpenGame; readonly side: 1 | 2 }) {
  const t = useT();
  const id = side === 1 ? match.team_id_1 : match.team_id_2;
  return (
    <span className={styles['team']} data-side={side}>
      <Crest id={id} rival={side === 2 ? match.team_id_1 : undefined} size={22} />
      <span>{teamName(t, match, side)}</span>
    </span>
  );
}

function Score({ round: { events } }: { readonly round: OpenGame['round'] }) {
  const second = events.at(-1)?.second ?? 0;
  const [first, other] = sceneState(events, second).kills;
  return (
    <span className={styles['middle']}>
      <strong>
        {first} – {other}
      </strong>
      <span>{clockText(second)}</span>
    </span>
  );
}

function Countdown({ game: { round }, clock }: SceneStripProps) {
  const t = useT();
  const leftMs = Math.max(0, round.ends_at - useBusinessNow(clock));
  return (
    <span className={styles['middle']}>
      <strong>{t('speed.seconds', { count: Math.ceil(leftMs / 1_000) })}</strong>
      <span>{t(`speed.phase_${round.phase}`)}</span>
    </span>
  );
}
