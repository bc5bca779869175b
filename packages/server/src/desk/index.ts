export { acceptInvite, readInvite } from './access/accept-invite';
export { addPasskey, beginPasskey } from './access/passkeys';
export { beginPasskeySignIn, signIn, signInPasskey } from './access/sign-in';
export { describeSession, findSession, type DeskCaller } from './access/find-session';
export { findWatchingSession, findWatchingSessions } from './access/find-session';
export { SESSION_COOKIE, sessionTokenOf } from './access/session-cookie';
export type { FoundSession } from './access/session-store';
export type { LiveTable, LiveTopic } from './live/live-topic';
export { openLiveTopic, type SharedReaders } from './live/open-live-topic';
export { beginStepUp, stepUp, type SteppedUp } from './access/step-up';
export type { IdentityProvider, ProviderConfig } from './access/provider/provider';
export {
  beginProviderSignIn,
  beginProviderStepUp,
  type BegunRequest,
  finishProviderSignIn,
  finishProviderStepUp,
  listSignInWays,
} from './access/provider/provider-sign-in';
export { endOtherSessions, signOut } from './access/end-sessions';
export { listSessions } from './access/list-sessions';
export { findOutcome, listActions } from './audit/list-actions';
export { clearLimit, listLimits, setLimit } from './limits/change-rule';
export { readSettings } from './limits/validate-setting';
export { readPlayerLimits, setPlayerLimit } from './limits/protect-player';
export { saveSettings } from './limits/save-settings';
export { changeLock, panic } from './locks/change-lock';
export { listLocks } from './locks/list-locks';
export { clearNames, setNames } from './names/change-names';
export { findNames, readNames } from './names/find-names';
export { listDeskPools, readDeskPool } from './pools/read-desk-pools';
export { answerQuarantine, listQuarantine } from './quarantine/answer-quarantine';
export { listMissingResults } from './quarantine/missing-results';
export { readMatchResults } from './quarantine/read-match-results';
export { answerReferred, claimReferred } from './referred/answer-referred';
export { listReferred } from './referred/list-referred';
export { findBets } from './bets/find-bets';
export { readTicket } from './bets/read-ticket';
export { endOperator, inviteApproved, listPeople } from './people/manage-people';
export { findPlayers, readPlayer, readPlayerWallet } from './players/read-player';
export { endPlayerSessions, freezePlayer, notePlayer } from './players/protect-player';
export type { PublishedRounds } from './games/published-rounds';
export { GameReader } from './games/game-reader';
export { startVirtualGame, stopVirtualGame } from './games/stop-game';
export { verifyActions } from './audit/verify-actions';
export { takeAlarm } from './alarms/take-alarm';
export { watchAlarms } from './alarms/watch-alarms';
export { OverviewReader } from './overview/read-overview';
export type { WatchedMatch } from './sheets/sheet-store';
export { readSheet } from './sheets/read-sheet';
export { SheetReader } from './sheets/sheet-reader';
export { readTimeline } from './sheets/read-timeline';
export { readTree } from './sheets/read-tree';
export { addAnnouncement, editAnnouncement, withdrawAnnouncement } from './content/change-announcement';
export { listDeskPins, pinToHome, unpinFromHome } from './content/change-pins';
export { checkAnnouncement, listDeskAnnouncements, readDeskAnnouncement } from './content/read-announcements';
export { clearPrice, setMargin, setPrice } from './prices/change-prices';
export { listPrices } from './prices/describe-prices';
export { recordAction } from './audit/record-action';
export { approve, reject, withdraw } from './proposals/decide-proposal';
export { listProposals, previewProposal, propose } from './proposals/propose';
export { exportRows } from './reports/export-rows';
export { type ExportedFile, ExportSlots } from './reports/exported-file';
export { listResettlements, listVoids, readLiability, readReport } from './reports/read-report';
export { type DeskOutcome, ok, problem } from './desk-outcome';
export type { DeskContext, DeskStores } from './context';
