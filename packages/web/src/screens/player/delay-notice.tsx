import type { LiveState, Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';
import { useId, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useIsHidden, useScoreChanges, useShownLive, useWatch, type Watched } from '../../state';
import { Button } from '../../ui/button';
import { Control } from './control';
import styles from './player.module.css';

const MOST_S = 300;

/** How old picture and score are, and that prices are not (SYNC-2). */
export function DelayNotice({ watched }: { readonly watched: Watched }) {
  const t = useT();
  const { delayMs, setSynced, setMarketsHidden } = useWatch();
  const [isAdjusting, setAdjusting] = useState(false);
  const panelId = useId();
  const { isSynced, hidesMarkets } = watched;
  return (
    <div className={styles['delay']}>
      <p className={styles['state']}>{useDelayText(watched, delayMs)}</p>
      <div className={styles['buttons']}>
        {delayMs !== null && (
          <Control
            text={t(isSynced ? 'player.score_live' : 'player.score_with_picture')}
            onPress={() => setSynced(!isSynced)}
          />
        )}
        <Control
          text={t(hidesMarkets ? 'player.show_markets' : 'player.hide_markets')}
          onPress={() => setMarketsHidden(!hidesMarkets)}
        />
        <Control
          text={t('player.adjust')}
          expands={{ id: panelId, isOpen: isAdjusting }}
          onPress={() => setAdjusting(!isAdjusting)}
        />
      </div>
      {isAdjusting && <Adjustment id={panelId} watched={watched} />}
    </div>
  );
}

function useDelayText({ isSynced, isMeasured }: Watched, delayMs: number | null): string {
  const t = useT();
  if (delayMs === null) return t('player.delay_unknown');
  const seconds = Math.round(delayMs / 1_000);
  const time = t(isMeasured ? 'player.seconds' : 'player.about_seconds', { seconds });
  return t(isSynced ? 'player.in_step' : 'player.score_ahead', { time });
}

interface AdjustmentProps {
  readonly id: string;
  readonly watched: Watched;
}

/** A slider, and the last changes of the score, to be pressed when the picture shows them (SYNC-1). */
function Adjustment({ id, watched }: AdjustmentProps) {
  const t = useT();
  const { delayMs, setDelay } = useWatch();
  const seconds = Math.round((delayMs ?? 0) / 1_000);
  return (
    <div id={id} className={styles['panel']}>
      <label className={styles['slider']}>
        <span>{t('player.delay')}</span>
        <input
          type="range"
          min={0}
          max={MOST_S}
          step={1}
          value={seconds}
          aria-valuetext={t('player.seconds', { seconds })}
          onChange={({ currentTarget }) => setDelay(currentTarget.valueAsNumber * 1_000)}
        />
        <output>{t('player.seconds', { seconds })}</output>
      </label>
      <Changes watched={watched} />
    </div>
  );
}

function Changes({ watched: { match } }: Pick<AdjustmentProps, 'watched'>) {
  const t = useT();
  const changes = useScoreChanges();
  if (useIsHidden(match) || changes.length === 0) return null;
  return (
    <>
      <p>{t('player.press_when_seen')}</p>
      <div className={styles['buttons']}>
        {changes.map(({ at, live, isSeenNow }) => (
          <Button key={at} onPress={isSeenNow}>
            <ChangeText match={match} live={live} />
          </Button>
        ))}
      </div>
    </>
  );
}

function ChangeText({ match, live }: { readonly match: Match; readonly live: LiveState }) {
  const t = useT();
  const shown = useShownLive(match, live);
  if (shown === null) return null;
  const map = shown.round === 0 ? '' : `${roundTitle(t, shown.round, roundNumeral(shown.round, t.langId))} · `;
  return `${map}${(shown.points ?? shown.maps).join(' – ')}`;
}
