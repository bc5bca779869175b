import type { EN_US } from './en-US';
import access from './zh-CN/access.json';
import account from './zh-CN/account.json';
import actions from './zh-CN/actions.json';
import acts from './zh-CN/acts.json';
import audit from './zh-CN/audit.json';
import bets from './zh-CN/bets.json';
import common from './zh-CN/common.json';
import content from './zh-CN/content.json';
import effect from './zh-CN/effect.json';
import games from './zh-CN/games.json';
import keys from './zh-CN/keys.json';
import limits from './zh-CN/limits.json';
import locks from './zh-CN/locks.json';
import match from './zh-CN/match.json';
import matches from './zh-CN/matches.json';
import names from './zh-CN/names.json';
import overview from './zh-CN/overview.json';
import panic from './zh-CN/panic.json';
import pools from './zh-CN/pools.json';
import people from './zh-CN/people.json';
import player from './zh-CN/player.json';
import prices from './zh-CN/prices.json';
import problems from './zh-CN/problems.json';
import proposals from './zh-CN/proposals.json';
import queue from './zh-CN/queue.json';
import reasons from './zh-CN/reasons.json';
import referred from './zh-CN/referred.json';
import reports from './zh-CN/reports.json';
import roles from './zh-CN/roles.json';
import settings from './zh-CN/settings.json';
import shell from './zh-CN/shell.json';

export const ZH_CN = {
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
} as const satisfies typeof EN_US;
