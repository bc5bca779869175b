import { CATEGORY, type LiveState, type Match, type Play } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, roundTitle } from '@clutchline/i18n';
import { useCallback, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type PlayLookBack, useOutside, usePointViews } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import styles from './analysis.module.css';
import { PointLine } from './point-line';
import { ShareText } from './thresholds';

const PriceChart = lazyPart(
  async () => (await import('./price-chart')).PriceChart,
  <Skeleton width="100%" height="8rem" />,
);

interface MarketLinesProps {
  readonly match: Match;
  readonly plays: readonly Play[];
  /** Takes the focus; null: none. */
  readonly playId: number | null;
  readonly live: LiveState;
  readonly lines: ReadonlyMap<number, PlayLookBack>;
}

/** STATS-6, STATS-8: what is on sale, by map. */
export function MarketLines({ match, plays: every, playId, live, lines }: MarketLinesProps) {
  const t = useT();
  const plays = every.filter((play) => lines.has(play.play_info_id));
  const outside = useOutside(every, lines);
  const rounds = [...new Set(plays.map(({ round }) => round))].sort((a, b) => a - b);
  const named = plays.find(({ play_info_id }) => play_info_id === playId);
  const [chosen, setChosen] = useState<number | null>(named?.round ?? null);
  const round = rounds.find((one) => one === chosen) ?? rounds[0] ?? 0;
  return (
    <section className={styles['part']} aria-label={t('analysis.lines')}>
      <h2>{t('analysis.lines')}</h2>
      {plays.length === 0 ? (
        <p className={styles['quiet']}>{t('match-detail.no_plays')}</p>
      ) : (
        <p className={styles['quiet']}>{t('analysis.lines_about')}</p>
      )}
      {outside.plays > 0 && (
        <p>{t('analysis.outside', { outside: outside.outside, count: outside.plays, expected: outside.expected })}</p>
      )}
      {rounds.length > 1 && (
        <Tabs
          label={t('match-detail.maps')}
          items={rounds.map((id) => ({
            id,
            text: roundTitle(t, id, roundNumeral(id, t.langId)),
            dot: id > 0 && id === live.round,
          }))}
          selected={round}
          onSelect={setChosen}
        />
      )}
      <div className={styles['lines']}>
        {plays
          .filter((play) => play.round === round)
          .map((play) => (
            <PlayLines key={play.play_info_id} match={match} play={play} lines={lines} isNamed={play === named} />
          ))}
      </div>
    </section>
  );
}

interface PlayLinesProps extends Pick<MarketLinesProps, 'match' | 'lines'> {
  readonly play: Play;
  /** The address names it: it takes the focus. */
  readonly isNamed: boolean;
}

const NO_LINE: Omit<PlayLookBack, 'play_info_id'> = { points: [], share: null };

function PlayLines({ match, play, lines, isNamed }: PlayLinesProps) {
  const t = useT();
  const line = lines.get(play.play_info_id) ?? { ...NO_LINE, play_info_id: play.play_info_id };
  const views = usePointViews(play, line);
  const [isOpen, setOpen] = useState(false);
  const title = marketTitle(t, play, roundNumeral(play.round, t.langId));
  const focusOnce = useCallback(
    (heading: HTMLElement | null) => {
      if (isNamed) heading?.focus();
    },
    [isNamed],
  );
  return (
    <div className={styles['line']}>
      <h3 ref={focusOnce} tabIndex={isNamed ? -1 : undefined}>
        {title}
      </h3>
      <ul className={styles['points']}>
        {play.points.map((point) => (
          <PointLine
            key={point.point_id}
            match={match}
            play={play}
            point={point}
            view={views.find(({ counts }) => counts.point_id === point.point_id) ?? null}
          />
        ))}
      </ul>
      {line.share !== null && <ShareText share={line.share} />}
      {play.category_id !== CATEGORY.normal_bet && (
        <button type="button" className={styles['more']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('analysis.odds_moves')}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </button>
      )}
      {isOpen && <PriceChart match={match} play={play} />}
    </div>
  );
}
