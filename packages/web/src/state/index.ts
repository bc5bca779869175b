/**
 * The only entry to data for screens. Hooks work inside `<AppStateProvider>` and do not touch the DOM. Fetched data comes
 * as `QueryView`: loading, failed (with `reload`), ready.
 */
export type { QueryView } from './hooks/query-view';
export { useSession, type SessionView } from './hooks/use-session';
export { useMoney } from './hooks/use-money';
export { useLanguage, type LanguageView } from './hooks/use-language';
export { useCategories } from './hooks/use-categories';
export { useBrowse, type BrowseView } from './hooks/use-browse';
export type { ListView } from './browse/browse-store';
export { useHandicapTabs, type HandicapTab } from './hooks/use-handicap-tabs';
export { useMatchList } from './hooks/use-match-list';
export { useFavoriteMatches } from './hooks/use-favorite-matches';
export { useFoundMatches, type FoundMatches } from './hooks/use-found-matches';
export { useBlockHeights } from './hooks/use-block-heights';
export { useEventCounts, type EventCounts } from './hooks/use-event-counts';
export { useShownCount } from './hooks/use-shown-count';
export { useMatchDetail, type MatchDetailData } from './hooks/use-match-detail';
export { usePool } from './hooks/use-pool';
export { useListedPool } from './hooks/use-listed-pool';
export { usePoolStakes, useTypedStakes, type PoolStakes } from './hooks/use-pool-stakes';
export { useOutrights } from './hooks/use-outrights';
export { useOddsCell, type MovingPrice, type OddsCellView } from './hooks/use-odds-cell';
export type { OddsState } from './prices/odds-state';
export { usePlayState } from './hooks/use-play-state';
export { useShownPlays } from './hooks/use-shown-plays';
export { usePlayReason } from './hooks/use-play-reason';
export { usePlayOdds } from './hooks/use-play-odds';
export { useRound } from './hooks/use-round';
export { useMarketPhase } from './hooks/use-market-phase';
export { useLive } from './hooks/use-live';
export { useMapScores } from './hooks/use-map-scores';
export { useFavorite, type FavoriteView } from './hooks/use-favorite';
export { useSlip, type SlipActions } from './hooks/use-slip';
export { useComboLines, type ShownLine } from './hooks/use-combo-lines';
export { useRemovedItem, type RemovedItemView } from './hooks/use-removed-item';
export { useStakeTyping } from './hooks/use-stake-typing';
export { useFastStake, type FastStakeView } from './hooks/use-fast-stake';
export { useSlipPools } from './hooks/use-slip-pools';
export { useSlipTabs, type SlipTabs } from './hooks/use-slip-tabs';
export type { SlipKind } from '@clutchline/domain';
export { decimalsOf } from './slip/decimals-of';
export type { PlacePhase, SlipProblem, SlipReason } from './slip/slip-store';
export type { SlipRow } from './slip/slip-row';
export type { SlipLimits, SlipView } from './slip/slip-view';
export type { SystemView } from './slip/system-view';
export type { PlacedBet } from './slip/placed-bet';
export { useHistoryList, type HistoryData, type HistoryRow } from './hooks/use-history-list';
export type { HistoryFilter } from './queries/history-query';
export { useReceipt, type ReceiptData } from './hooks/use-receipt';
export { useSwapTeam, type SwapPhase } from './hooks/use-swap-team';
export { useHistoryExport, type ExportRow } from './hooks/use-history-export';
export { useFailedPart } from './hooks/use-failed-part';
export { usePlayerLimits } from './hooks/use-player-limits';
export {
  useLimitChange,
  type BreakWanted,
  type LimitChangePhase,
  type LimitChangeView,
  type LimitWanted,
} from './hooks/use-limit-change';
export { useHasCorrections } from './hooks/use-has-corrections';
export { useCorrection } from './hooks/use-correction';
export { useBackToList } from './hooks/use-back-to-list';
export { useBanner } from './hooks/use-banner';
export type { BannerText } from './banner/banner-store';
export { useFreshness } from './hooks/use-freshness';
export type { Freshness } from './prices/freshness-store';
export { useNavigation, useRoute, type Navigation, type RouteView } from './hooks/use-route';
export { useRouteMessage } from './hooks/use-route-message';
export type { RouteMessage } from './route/read-message';
export type { Screen } from './route/screen-of';
export { useHost, type HostView } from './hooks/use-host';
export { useSkin, type SkinView } from './hooks/use-skin';
export { useAvatar } from './hooks/use-avatar';
export { usePreferences } from './hooks/use-preferences';
export { useAccept } from './hooks/use-accept';
export { useAsksForSound } from './hooks/use-asks-for-sound';
export { useNow } from './hooks/use-now';
