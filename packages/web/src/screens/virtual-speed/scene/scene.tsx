import { teamName } from '@clutchline/i18n';
import { useCallback, useMemo, useState } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import type { OpenGame, RoundClock } from '../../../state';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { lazyPart } from '../../common/lazy-part';
import page from '../../common/page.module.css';
import { watchView } from '../../common/watch-view';
import { KillFeed, MatchPicture } from './match-picture';
import { PlayChart } from './play-chart';
import { joinSentences } from '../../common/join-sentences';
import { RoundVoice } from './round-voice';
import styles from './scene.module.css';

const SeedProof = lazyPart(async () => (await import('../verification/seed-proof')).SeedProof);

/** Above it the page shows text instead of animation. */
const FASTEST = 4;

interface SceneProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  /** Whether any of the picture is in view. */
  readonly onView: (inView: boolean) => void;
}

/** The match: score, map and kill feed, and its chart; before it the pairing. */
export function Scene({ game, clock, onView }: SceneProps) {
  const { t } = useTexts();
  const [wantsMap, setWantsMap] = useState(true);
  const { events, pairing, phase } = game.round;
  const second = events.at(-1)?.second ?? 0;
  const { match } = game;
  const teams = useMemo(
    () =>
      [
        { id: match.team_id_1, name: teamName(t, match, 1) },
        { id: match.team_id_2, name: teamName(t, match, 2) },
      ] as const,
    [t, match],
  );
  const watch = useCallback(
    (picture: HTMLElement | null) => (picture === null ? undefined : watchView(picture, onView)),
    [onView],
  );
  const isFast = game.speed > FASTEST;
  const isWaiting = phase !== 'in_match' && phase !== 'ended';
  return (
    <section className={page['card']} aria-label={t('speed.match')}>
      <h2>
        <VisuallyHidden>{t('speed.match')}</VisuallyHidden>
      </h2>
      <RoundVoice game={game} clock={clock} />
      <div ref={watch} className={styles['picture']}>
        <MatchPicture events={events} second={second} teams={teams} withMap={wantsMap && !isFast} />
      </div>
      <p className={page['fact']}>
        {joinSentences([t('speed.chance', { team: teams[0].name, percent: pairing.win_chance }), t('speed.no_form')])}
      </p>
      {isFast && <p className={page['fact']}>{t('speed.too_fast')}</p>}
      {!isFast && (
        <span className={styles['choice']}>
          <Button look="quiet" onPress={() => setWantsMap(!wantsMap)}>
            {t(wantsMap ? 'speed.text_only' : 'speed.show_map')}
          </Button>
        </span>
      )}
      <SeedProof round={game.round} />
      <div className={styles['course']}>
        {isWaiting ? (
          <p className={page['fact']}>{t('speed.feed_empty')}</p>
        ) : (
          <KillFeed events={events} teams={teams} />
        )}
        <PlayChart events={events} teams={teams} />
      </div>
    </section>
  );
}
