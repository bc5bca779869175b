/** Path of the calls of the desk; its listener is not that of the players. */
export const DESK_PATH = '/desk/api';

export { NAMED_SUBJECT, type NamedSubject } from './calls/name-calls';
export { PRICED_PLAY } from './calls/price-calls';
export * from './desk-actions';
export * from './desk-calls';
export * from './desk-problems';
export * from './desk-rights';
export { type DecisionEffectData } from './proposals/decision-effect';
export * from './proposals/proposal-kinds';
export { type DeskLockKind, type DeskScope, type NewPasskey, type UsedPasskey } from './desk-values';
export {
  ADDED_DELAY,
  AMOUNT_KINDS,
  type CurrencyTerms,
  FACTOR,
  LIMIT_KINDS,
  type LimitKind,
  type LimitValue,
  PROTECTION_KINDS,
  type ProtectionKind,
  type ProtectionValue,
  settingValue,
  type SettingValue,
  type WireScope,
} from './limit-values';
export { type GameStop, VIRTUAL_GAMES, type VirtualGame, type VirtualGamesState } from './game-values';
export { alarm, ALARM_KINDS, type DeskAlarm, OVERVIEW_PARTS, type Overview } from './overview-values';
export {
  ANNOUNCEMENT_FAULTS,
  ANNOUNCEMENT_SEVERITIES,
  ANNOUNCEMENT_TYPES,
  type AnnouncementDraftData,
  type AnnouncementFault,
  DRAFT_LENGTHS,
  type ListedAnnouncement,
  PIN_KINDS,
  presentRevision,
  type PresentRevision,
  type SavedAnnouncementData,
} from './content-values';
export {
  type DeskNames,
  type HouseNames,
  isPlainName,
  MOST_ALIASES,
  MOST_NAME_LENGTH,
  NAMED_KINDS,
  NO_HOUSE_NAMES,
  type NamedKind,
  type SubjectNames,
} from './name-values';
export {
  type MatchHead,
  sheetHead,
  sheetPlay,
  type SheetPlay,
  sheetResults,
  type TimelineEntry,
  type TreeRow,
} from './sheet-values';
export * from './desk-push';
export { REFERRAL_STATES, referredBet, type ReferredBet } from './referral-values';
