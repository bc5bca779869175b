/** The only entry to data for screens. Hooks work inside `<AppStateProvider>` and do not touch the DOM. */
export { type QueryView, SuspendsContext } from './queries/use-fetched';
export { useSession, type SessionView, useHost, type HostView } from './session/use-session';
export { useMoney, useShortMoney } from './session/currencies';
export {
  useLanguage,
  type LanguageView,
  useTheme,
  type ThemeView,
  useAvatar,
  usePreferences,
} from './preferences/use-preferences';
export {
  useCategories,
  useBrowse,
  useListSort,
  type BrowseView,
  useHandicapTabs,
  type HandicapTab,
  useGameCount,
} from './browse/use-browse';
export { useEventCounts, type EventCounts } from './browse/use-event-counts';
export { useSortChoice, type SortChoice } from './browse/use-sort-choice';
export type { ListSort, ListView } from './browse/browse-store';
export { useMatchList, useBlockHeights, useKnownLive, useLive, useLiveCount } from './matches/use-match-list';
export { useFavoriteMatches, useFavorite, type FavoriteView } from './favorites/use-favorite';
export { useNowAndNext } from './matches/use-now-and-next';
export { useMapPath } from './matches/use-map-path';
export { useFollowedMatch } from './matches/use-followed-match';
export { useFavoriteMarkets, type FavoriteMarkets } from './favorites/use-favorite-markets';
export { foldText, searchNames, useFoundMatches, useSearchText, type FoundMatches } from './matches/use-found-matches';
export { useMatchDetail, type MatchDetailData, useOutrights } from './matches/use-match-detail';
export { usePool, useListedPool } from './pools/use-pool';
export { usePoolStakes, useTypedStakes, type PoolStakes } from './pools/use-pool-stakes';
export { useOddsCell, type MovingPrice, type OddsCellView } from './prices/use-odds-cell';
export type { OddsState } from './prices/odds-state';
export { usePlayState, usePlayStates, usePlayReason, usePlayOdds, type MarketState } from './prices/use-play';
export { useShownPlays, useRound, useMarketPhase, useMapScores } from './matches/use-match-plays';
export { useSlip, type SlipActions, useRemovedItem, type RemovedItemView, useSlipPools } from './slip/use-slip';
export { useCombinations, type ShownCombination } from './slip/use-combinations';
export { useStakeTyping, useFastStake, type FastStakeView, useAccept } from './slip/use-slip-settings';
export { useSlipTabs, type SlipTabs } from './slip/use-slip-tabs';
export type { SlipKind } from '@clutchline/domain';
export { decimalsOf } from './slip/decimals-of';
export type { PlacePhase, SlipProblem, SlipReason, PlacedBet } from './slip/slip-store';
export type { SlipRow } from './slip/slip-row';
export type { SlipLimits, SlipView, SystemView } from './slip/slip-view';
export {
  useHistoryList,
  type HistoryData,
  type HistoryFilter,
  useHistoryExport,
  type ExportRow,
} from './history/use-history-list';
export { useStatementExport } from './history/use-statement-export';
export type { HistoryRow } from './history/history-row';
export { useOffer, type OfferPhase } from './history/use-offer';
export { useReceipt, type ReceiptData, useSwapTeam, type SwapPhase } from './history/use-ticket';
export { useFailedPart, useHasCorrections, useBanner, useFreshness, useAsksForSound } from './use-notices';
export {
  usePlayerLimits,
  useLimitChange,
  type BreakWanted,
  type LimitChangePhase,
  type LimitChangeView,
  type LimitWanted,
} from './limits/use-player-limits';
export { useBettingTerms, type BettingTerms } from './limits/use-betting-terms';
export { useRealityCheck } from './limits/use-reality-check';
export { returnIfAllWin } from './placement/return-if-all-win';
export { useAnnouncementLog, useNewResults, usePaidNotice } from './announcements/use-announcements';
export type {
  AnnouncedBet,
  Announcement,
  NumberedAnnouncement,
  PaidNotice,
  PriceMove,
} from './announcements/announcement-store';
export { useCorrection } from './corrections/corrections';
export { useNavigation, useRoute, type Navigation, type RouteView } from './route/use-route';
export { useBackToList, useLaterPaths, usePageTitle } from './route/use-later-route';
export type { BannerText } from './banner/banner-store';
export type { Freshness } from './prices/freshness';
export { useRouteMessage, type RouteMessage } from './route/use-route-message';
export { useTopic, type TopicView } from './route/use-topic';
export type { ChessPath, LaterPath, Screen, SpeedPath } from './route/screen-of';
export { useNow } from './use-now';
export { useResultOrder, type ResultOrder } from './spoilers/use-result-order';
export { useIsHidden, useShownLive, type Pair, type ShownLive } from './spoilers/use-shown-live';
export { useShownMaps, type ShownMap } from './spoilers/use-shown-maps';
export {
  mapKey,
  useFollowsTeams,
  useHiddenIds,
  useIsMapRevealed,
  useReveal,
  useSpoilers,
} from './spoilers/use-spoilers';
export type { SpoilerMatch, SpoilerMode } from './spoilers/spoiler-store';
export {
  shownChange,
  useIsResultHidden,
  useShownMapResults,
  useShownResult,
  type ShownChange,
  type ShownFacts,
  type ShownMapResult,
  type ShownResult,
} from './spoilers/use-shown-result';
export { useContentPlace, useZoneDays, type ContentPlaceView, type ZoneView } from './content/use-content-place';
export { daysAround, type ContentPlace } from './content/content-address';
export { useResults, type FinishedRow, type ResultFilter, type ResultsData } from './content/use-results';
export { useSchedule, type ScheduleData, type ScheduledRow, type ScheduledSlot } from './content/use-schedule';
export {
  useMatchResult,
  useOwnBetsOn,
  type MatchResultData,
  type SettledPlay,
  type SettledPoint,
} from './content/use-match-result';
export { useShareAddress } from './route/use-share-address';
export { useAddress, useApiBase } from './route/use-address';
export {
  BULLETIN_TYPES,
  placeOfBulletins,
  useChooseBulletinType,
  useBulletins,
  useBulletinBanners,
  useBulletinPlace,
  useOneBulletin,
  useToBulletinList,
  useUnreadBulletins,
  type BulletinBanner,
  type BulletinBlock,
  type BulletinData,
  type BulletinRow,
  type BulletinType,
  type OneBulletin,
} from './bulletins/use-bulletins';
export {
  useFollowedIds,
  useHome,
  useUsesBets,
  type HomeData,
  type HomeEvent,
  type HomePool,
} from './bulletins/use-home';
export { useFollowedTeam } from './following/use-followed-team';
export { useCalendars, type CalendarRow, type CalendarsView, type Reminder } from './bulletins/use-calendars';
export { useLiveView, type LiveViewView } from './live-view/use-live-view';
export { useRuleAddress } from './content/use-rule-address';
export { useDayCounts } from './content/use-day-counts';
export { useDetailTab, useNamedPlay, useOpenAnalysis, type DetailTab } from './content/use-detail-tab';
export { useEventPlace, useEventsPlace, useTeamPlace } from './events/use-event-place';
export {
  EVENT_TABS,
  EVENT_TIMES,
  type EventPlace,
  type EventsPlace,
  type EventTab,
  placeOfEvent,
  placeOfTeam,
} from './events/event-address';
export {
  useEvent,
  useEvents,
  useTeam,
  type EventData,
  type EventRow,
  type Recommendation,
  type TeamData,
} from './events/use-events';
export { useShownEvent, type ShownEvent } from './events/use-shown-event';
export { pathOf, type BracketSource, type ShownSide, type ShownSlot, type ShownStandings } from './events/shown-event';
export { useDependsOnHidden, useMaskedSlot, type MaskedSlot } from './events/use-masked-slot';
export { useShownForm } from './events/use-shown-form';
export { useFollow } from './following/use-follow';
export { useFind, type FindView } from './find/use-find';
export { useAnalysis, usePriceSteps, type PriceSteps } from './analysis/use-analysis';
export { useOutside, usePointViews } from './analysis/use-price-views';
export type { OutsideCount, PointView } from './analysis/price-views';
export type {
  MapShare,
  Measure,
  PlayLookBack,
  ShareOf,
  ShownAnalysis,
  ShownForm,
  ShownMeetings,
  ShownPast,
  ShownThreshold,
  TeamCounts,
} from './analysis/shown-analysis';
export { useHasPlayer, useHidesMarkets, useIsWatched } from './watch/use-is-watched';
export { useDelayed } from './watch/use-delayed';
export { useStreams } from './watch/use-streams';
export {
  useFollowDelay,
  usePlayback,
  usePlayerPlace,
  useScoreChanges,
  useStreamAddress,
  useWatch,
  type PlaybackProblem,
} from './watch/use-watch';
export type { Watched } from './watch/watch-store';
export { useBusinessNow, useByBusinessNow, useRoundGame, type RoundGameView } from './rounds/use-round-game';
export { useRoundBets, type RoundBetsView } from './rounds/use-round-bets';
export { useOneRound, useRoundChart, useRoundEpochs, useRoundResults, useSaltLine } from './rounds/use-round-lists';
export type { RoundBet } from './rounds/round-bets';
export { useRoundOfPlace } from './rounds/round-place';
export type { RoundClock, RoundFeedState } from './rounds/round-feed';
export { useRoundSource, type RoundSource } from './rounds/use-round-source';
export type { OpenGame } from './rounds/round-game';
export {
  useAnnouncedHash,
  useChess,
  useChessResults,
  useClientSeed,
  useRefreshWait,
  type ChessView,
} from './chess/use-chess';
export { useChessMoneys, useChessPrices, type ChessMoney, type ChessPrices } from './chess/use-chess-prices';
export {
  useCardsOfPeriod,
  useChessDraws,
  useChessRecords,
  type CardsOfPeriod,
  type RecordDays,
} from './chess/use-chess-lists';
export type { Export } from './queries/use-export';
export { useRecordsExport, type CardRow } from './chess/use-records-export';
export { saleOf, shownPlaces, type HeldCard, type ShownOffer, type ShownPlace } from './chess/shown-card';
export { missingFor, type ChessMove, type RentHours } from './chess/chess-move';
export type { ChessResult } from './chess/chess-play';
export { useGameSession } from './games/use-game-session';
export { useGameTune } from './games/use-game-tune';
