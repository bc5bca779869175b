import * as z from 'zod/mini';

import { ADJUST } from './adjust';
import { ANNOUNCE } from './announce';
import { CORRECT_RESULT } from './correct-result';
import { LOOSEN_PLAYER } from './loosen-player';
import { OPERATOR } from './operator';
import { RAISE_LIMIT } from './raise-limit';
import { RECOUNT_POOL } from './recount-pool';
import { RELEASE_RESULT } from './release-result';
import { RESUME_ALL } from './resume-all';
import { SETTINGS } from './settings';
import { SETTLE_PLAY } from './settle-play';
import { UNFREEZE } from './unfreeze';
import { VOID_BET } from './void-bet';
import { VOID_MATCH } from './void-match';
import { VOID_PLAY } from './void-play';
import { WIDE_PRICE } from './wide-price';

export const PROPOSAL_KINDS = {
  adjust: ADJUST,
  announce: ANNOUNCE,
  correct_result: CORRECT_RESULT,
  loosen_player: LOOSEN_PLAYER,
  operator: OPERATOR,
  raise_limit: RAISE_LIMIT,
  recount_pool: RECOUNT_POOL,
  release_result: RELEASE_RESULT,
  resume_all: RESUME_ALL,
  settings: SETTINGS,
  settle_play: SETTLE_PLAY,
  unfreeze: UNFREEZE,
  void_bet: VOID_BET,
  void_match: VOID_MATCH,
  void_play: VOID_PLAY,
  wide_price: WIDE_PRICE,
} as const;

export const proposalKindName = z.enum([
  'adjust',
  'announce',
  'correct_result',
  'loosen_player',
  'operator',
  'raise_limit',
  'recount_pool',
  'release_result',
  'resume_all',
  'settings',
  'settle_play',
  'unfreeze',
  'void_bet',
  'void_match',
  'void_play',
  'wide_price',
]);

export const proposedBody = z.union([
  ADJUST.body,
  ANNOUNCE.body,
  CORRECT_RESULT.body,
  LOOSEN_PLAYER.body,
  OPERATOR.body,
  RAISE_LIMIT.body,
  RECOUNT_POOL.body,
  RELEASE_RESULT.body,
  RESUME_ALL.body,
  SETTINGS.body,
  SETTLE_PLAY.body,
  UNFREEZE.body,
  VOID_BET.body,
  VOID_MATCH.body,
  VOID_PLAY.body,
  WIDE_PRICE.body,
]);

export const proposalPreview = z.union([
  ADJUST.preview,
  ANNOUNCE.preview,
  CORRECT_RESULT.preview,
  LOOSEN_PLAYER.preview,
  OPERATOR.preview,
  RAISE_LIMIT.preview,
  RECOUNT_POOL.preview,
  RELEASE_RESULT.preview,
  RESUME_ALL.preview,
  SETTINGS.preview,
  SETTLE_PLAY.preview,
  UNFREEZE.preview,
  VOID_BET.preview,
  VOID_MATCH.preview,
  VOID_PLAY.preview,
  WIDE_PRICE.preview,
]);

export type ProposalKindName = z.infer<typeof proposalKindName>;
export type ProposalPayload<Kind extends ProposalKindName> = z.infer<(typeof PROPOSAL_KINDS)[Kind]['payload']>;
export type ProposalPreview<Kind extends ProposalKindName> = z.infer<(typeof PROPOSAL_KINDS)[Kind]['preview']>;
