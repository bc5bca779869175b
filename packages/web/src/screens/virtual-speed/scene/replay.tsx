import type { Round } from '@clutchline/contract';
import { MATCH_MS } from '@clutchline/domain/virtual-round';
import { useEffect, useState } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button';
import { clockText } from '../../common/match-parts';
import { KillFeed, MatchPicture } from './match-picture';
import { clubsOf } from '../round-teams';
import styles from './scene.module.css';

const STEP_MS = 250;

interface ReplayProps {
  readonly round: Pick<Round, 'events' | 'pairing'>;
  /** Length of the match, game time. */
  readonly seconds: number;
}

/** The match again, as fast as it was, or at any time of it (ROUND-8). */
export function Replay({ round: { events, pairing }, seconds }: ReplayProps) {
  const { t } = useTexts();
  const [second, setSecond] = useState(seconds);
  const [isPlaying, setIsPlaying] = useState(false);
  const teams = clubsOf(t, pairing);
  const past = events.filter((event) => event.second <= second);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const step = Math.ceil((seconds * STEP_MS) / MATCH_MS);
    const timer = setInterval(() => setSecond((now) => Math.min(seconds, now + step)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, seconds]);
  const runs = isPlaying && second < seconds;
  function press(): void {
    if (!runs && second >= seconds) setSecond(0);
    setIsPlaying(!runs);
  }
  return (
    <div className={styles['replay']}>
      <MatchPicture events={past} second={second} teams={teams} withMap />
      <div className={styles['controls']}>
        <Button onPress={press}>{t(runs ? 'speed.pause' : 'speed.replay')}</Button>
        <input
          type="range"
          min={0}
          max={seconds}
          value={second}
          aria-label={t('speed.replay_time')}
          aria-valuetext={clockText(second)}
          onChange={({ currentTarget }) => {
            setIsPlaying(false);
            setSecond(currentTarget.valueAsNumber);
          }}
        />
      </div>
      <KillFeed events={past} teams={teams} />
    </div>
  );
}
