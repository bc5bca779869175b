export type {
  AccountStore,
  SessionStore,
  TicketHolder,
  TicketStore,
  ProtectionStore,
  RegionStore,
  SetProtection,
} from './player-store';
export type { Stores } from './context';
export { type RegionRules, openCountryOf, isCountry } from './countries';
export { dayEnd, dayStart } from './preferences/betting-day';
export { CURRENCIES, currencyOf, listCurrencies, setLanguage } from './preferences/settings';
export { readRealityCheck, setRealityCheck } from './preferences/reality-check';
export { readBalanceOf, readBalance, toBalanceInfo } from './preferences/balance';
export { closeDemo, DEMO_ACCOUNTS, seedDemo } from './sessions/demo-accounts';
export { type FoundSession, findSession, filterLiveSessions } from './sessions/find-session';
export { isKnownNetwork, openSession, signIn, signOut } from './sessions/sign-in';
export { issuePushTicket, redeemPushTicket } from './sessions/push-tickets';
