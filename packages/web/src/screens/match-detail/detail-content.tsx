import { isOver, isUnderWay } from '@clutchline/domain';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import {
  type DetailTab,
  type MatchDetailData,
  useDetailTab,
  useHidesMarkets,
  useIsWatched,
  useLive,
  useNamedPlay,
  useShownPlays,
} from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { contentPart } from '../common/texts/content-texts';
import { lazyPart } from '../common/lazy-part';
import { HiddenPrices } from '../common/score/hidden-prices';
import { viewPart } from '../common/texts/view-texts';
import styles from './detail-content.module.css';
import { Markets } from './markets';

const WAITING = <Skeleton width="100%" height="16rem" />;

export const MatchResult = contentPart(
  async () => (await import('../match-result/match-result')).MatchResult,
  WAITING,
  'screen',
);
const Analysis = viewPart(async () => (await import('../analysis/analysis')).Analysis, WAITING);

const LiveView = lazyPart(async () => (await import('../live-view/live-view-tab')).LiveViewTab, WAITING);

type Tab = readonly [DetailTab, ...DetailTab[]];
const TABS: Tab = ['markets', 'analysis'];
const TABS_WHEN_LIVE: Tab = ['markets', 'live', 'analysis'];
const TABS_WHEN_OVER: Tab = ['result', 'markets', 'analysis'];

const StreamsCard = viewPart(
  async () => (await import('../player/streams-card')).StreamsCard,
  <div className={styles['waiting']}>
    <Skeleton width="100%" height="3rem" />
  </div>,
);

/** DETAIL-2; on a phone with the live view, where it takes no room from the prices (DETAIL-9). Of a match under way; the picture of one that ended plays on while it is watched. */
function Streams({ detail: { match, live: fetched } }: { readonly detail: MatchDetailData }) {
  const live = useLive(match.game_id, fetched);
  const isWatched = useIsWatched(match.game_id);
  if (match.kind !== 'match' || !(isUnderWay(live.status) || isWatched)) return null;
  return <StreamsCard match={match} />;
}

/** Markets, of a match that is over also its result (RESULT-2). The odds of a hidden match reveal its score (SPOIL-3). */
export function DetailContent({ detail }: { readonly detail: MatchDetailData }) {
  const { match } = detail;
  const live = useLive(match.game_id, detail.live);
  const hidesMarkets = useHidesMarkets(match.game_id);
  const isNarrow = useAppWidth() === 'narrow';
  const isWatched = useIsWatched(match.game_id);
  const markets = (
    <HiddenPrices match={match} live={live}>
      {!hidesMarkets && <Markets detail={detail} />}
    </HiddenPrices>
  );
  if (match.kind !== 'match') return markets;
  return (
    <DetailTabs
      tabs={isOver(live.status) ? TABS_WHEN_OVER : isUnderWay(live.status) ? TABS_WHEN_LIVE : TABS}
      isWatched={isWatched}
      streams={isNarrow ? null : <Streams detail={detail} />}
      parts={{
        markets,
        analysis: (
          // The box remains while the analysis loads, and takes the focus of the button (U2).
          <div className={styles['analysis']}>
            <HiddenPrices match={match} live={live}>
              <OpenAnalysis detail={detail} />
            </HiddenPrices>
          </div>
        ),
        live: (
          <>
            {isNarrow && <Streams detail={detail} />}
            <LiveView match={match} />
          </>
        ),
        // Before the result arrives, the markets.
        result: <MatchResult gameId={match.game_id} isBelowScoreboard none={markets} />,
      }}
    />
  );
}

/** With what the part itself would load twice. */
function OpenAnalysis({ detail }: { readonly detail: MatchDetailData }) {
  const plays = useShownPlays(detail.match.game_id, detail.plays);
  return <Analysis detail={detail} plays={plays} playId={useNamedPlay()} />;
}

interface DetailTabsProps {
  readonly tabs: Tab;
  readonly parts: Readonly<Partial<Record<DetailTab, ReactNode>>>;
  /** Beside the tabs if there is room, and beside the whole part while the match is watched (DETAIL-11). */
  readonly streams?: ReactNode;
  readonly isWatched?: boolean;
}

export function DetailTabs({ tabs, parts, streams, isWatched = false }: DetailTabsProps) {
  const t = useT();
  const { tab, choose } = useDetailTab(tabs);
  return (
    <div className={styles['content']} data-watched={isWatched}>
      <div className={styles['tabs']}>
        <Tabs
          label={t('match-detail.tabs')}
          items={tabs.map((id) => ({ id, text: t(`match-detail.tab_${id}`) }))}
          selected={tab}
          onSelect={choose}
          look="segments"
        />
      </div>
      {Boolean(streams) && <div className={styles['streams']}>{streams}</div>}
      <div className={styles['part']}>{parts[tab]}</div>
    </div>
  );
}
