/**
 * The only entry to data for screens. Hooks work inside `<AppStateProvider>` and do not touch the DOM. Fetched data comes
 * as `QueryView`: loading, failed (with `reload`), ready.
 */
export type { QueryView } from './queries/query-view';
export { useSession, type SessionView } from './session/use-session';
export { useMoney } from './session/use-money';
export { useLanguage, type LanguageView } from './language/use-language';
export { useCategories } from './browse/use-categories';
export { useBrowse, type BrowseView } from './browse/use-browse';
export type { ListView } from './browse/browse-store';
export { useHandicapTabs, type HandicapTab } from './browse/use-handicap-tabs';
export { useMatchList } from './matches/use-match-list';
export { useFavoriteMatches } from './favorites/use-favorite-matches';
export { useFoundMatches, type FoundMatches } from './matches/use-found-matches';
export { useBlockHeights } from './matches/use-block-heights';
export { useEventCounts, type EventCounts } from './browse/use-event-counts';
export { useShownCount } from './browse/use-shown-count';
export { useMatchDetail, type MatchDetailData } from './matches/use-match-detail';
export { usePool } from './pools/use-pool';
export { useListedPool } from './pools/use-listed-pool';
export { usePoolStakes, useTypedStakes, type PoolStakes } from './pools/use-pool-stakes';
export { useOutrights } from './matches/use-outrights';
export { useOddsCell, type MovingPrice, type OddsCellView } from './prices/use-odds-cell';
export type { OddsState } from './prices/odds-state';
export { usePlayState } from './prices/use-play-state';
export { useShownPlays } from './matches/use-shown-plays';
export { usePlayReason } from './prices/use-play-reason';
export { usePlayOdds } from './prices/use-play-odds';
export { useRound } from './route/use-round';
export { useMarketPhase } from './matches/use-market-phase';
export { useLive } from './matches/use-live';
export { useMapScores } from './matches/use-map-scores';
export { useFavorite, type FavoriteView } from './favorites/use-favorite';
export { useSlip, type SlipActions } from './slip/use-slip';
export { useComboLines, type ShownLine } from './slip/use-combo-lines';
export { useRemovedItem, type RemovedItemView } from './slip/use-removed-item';
export { useStakeTyping } from './slip/use-stake-typing';
export { useFastStake, type FastStakeView } from './slip/use-fast-stake';
export { useSlipPools } from './pools/use-slip-pools';
export { useSlipTabs, type SlipTabs } from './slip/use-slip-tabs';
export type { SlipKind } from '@clutchline/domain';
export { decimalsOf } from './slip/decimals-of';
export type { PlacePhase, SlipProblem, SlipReason } from './slip/slip-store';
export type { SlipRow } from './slip/slip-row';
export type { SlipLimits, SlipView } from './slip/slip-view';
export type { SystemView } from './slip/system-view';
export type { PlacedBet } from './placement/placed-bet';
export { useHistoryList, type HistoryData, type HistoryRow } from './history/use-history-list';
export type { HistoryFilter } from './history/history-query';
export { useReceipt, type ReceiptData } from './history/use-receipt';
export { useSwapTeam, type SwapPhase } from './history/use-swap-team';
export { useHistoryExport, type ExportRow } from './history/use-history-export';
export { useFailedPart } from './use-failed-part';
export { usePlayerLimits } from './limits/use-player-limits';
export {
  useLimitChange,
  type BreakWanted,
  type LimitChangePhase,
  type LimitChangeView,
  type LimitWanted,
} from './limits/use-limit-change';
export { useHasCorrections } from './corrections/use-has-corrections';
export { useCorrection } from './corrections/use-correction';
export { useBackToList } from './route/use-back-to-list';
export { useBanner } from './banner/use-banner';
export type { BannerText } from './banner/banner-store';
export { useFreshness } from './prices/use-freshness';
export type { Freshness } from './prices/freshness-store';
export { useLaterPaths, useNavigation, useRoute, type Navigation, type RouteView } from './route/use-route';
export { useRouteMessage } from './route/use-route-message';
export type { RouteMessage } from './route/read-message';
export type { LaterPath, Screen } from './route/screen-of';
export { useHost, type HostView } from './session/use-host';
export { useSkin, type SkinView } from './preferences/use-skin';
export { useAvatar } from './preferences/use-avatar';
export { usePreferences } from './preferences/use-preferences';
export { useAccept } from './slip/use-accept';
export { useAsksForSound } from './preferences/use-asks-for-sound';
export { useNow } from './use-now';
