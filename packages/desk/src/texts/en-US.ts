import access from './en-US/access.json';
import account from './en-US/account.json';
import actions from './en-US/actions.json';
import acts from './en-US/acts.json';
import audit from './en-US/audit.json';
import bets from './en-US/bets.json';
import common from './en-US/common.json';
import content from './en-US/content.json';
import effect from './en-US/effect.json';
import games from './en-US/games.json';
import keys from './en-US/keys.json';
import limits from './en-US/limits.json';
import locks from './en-US/locks.json';
import match from './en-US/match.json';
import matches from './en-US/matches.json';
import names from './en-US/names.json';
import overview from './en-US/overview.json';
import panic from './en-US/panic.json';
import pools from './en-US/pools.json';
import people from './en-US/people.json';
import player from './en-US/player.json';
import prices from './en-US/prices.json';
import problems from './en-US/problems.json';
import proposals from './en-US/proposals.json';
import queue from './en-US/queue.json';
import reasons from './en-US/reasons.json';
import referred from './en-US/referred.json';
import reports from './en-US/reports.json';
import roles from './en-US/roles.json';
import settings from './en-US/settings.json';
import shell from './en-US/shell.json';

/** Of each screen; a further one is one line here and one in `zh-CN.ts`. */
export const EN_US = {
  access,
  account,
  actions,
  acts,
  audit,
  bets,
  common,
  content,
  effect,
  games,
  keys,
  limits,
  locks,
  match,
  matches,
  names,
  overview,
  panic,
  pools,
  people,
  player,
  prices,
  problems,
  proposals,
  queue,
  reasons,
  referred,
  reports,
  roles,
  settings,
  shell,
} as const;
