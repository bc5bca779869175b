import type { ProposalKindName } from '@clutchline/contract/desk';

import type { DeskStores } from '../context';
import type { DeskRefusal } from '../desk-outcome';
import { ADJUST } from './kinds/adjust';
import { ANNOUNCE } from './kinds/announce';
import { CORRECT_RESULT } from './kinds/correct-result';
import { LOOSEN_PLAYER } from './kinds/loosen-player';
import { OPERATOR } from './kinds/operator';
import { RAISE_LIMIT } from './kinds/raise-limit';
import { RECOUNT_POOL } from './kinds/recount-pool';
import { RELEASE_RESULT } from './kinds/release-result';
import { RESUME_ALL } from './kinds/resume-all';
import { SETTINGS } from './kinds/settings';
import { SETTLE_PLAY } from './kinds/settle-play';
import { UNFREEZE } from './kinds/unfreeze';
import { VOID_BET } from './kinds/void-bet';
import { VOID_MATCH } from './kinds/void-match';
import { VOID_PLAY } from './kinds/void-play';
import { WIDE_PRICE } from './kinds/wide-price';
import type { ApprovedAct, Previewed, ProposalKind } from './proposal-kind';
import type { ProposalSubject } from './proposal-store';

const KINDS: { readonly [Kind in ProposalKindName]: ProposalKind<Kind> } = {
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
};

/** What it would do at `now` (wall clock, ms). */
export function makePreview<Kind extends ProposalKindName>(
  stores: DeskStores,
  { kind, payload }: ProposalSubject<Kind>,
  now: number,
): Promise<Previewed<Kind> | DeskRefusal> {
  return KINDS[kind].preview(stores, payload, now);
}

/** @returns false if the leader has to carry it out. */
export async function carryOut<Kind extends ProposalKindName>(
  act: ApprovedAct,
  { kind, payload }: ProposalSubject<Kind>,
): Promise<boolean> {
  const { carryOut: carry } = KINDS[kind];
  if (carry === null) return false;
  await carry(act, payload);
  return true;
}
