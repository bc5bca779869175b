import {
  MATCH_STATUS,
  PLAY_STATUS,
  POINT_STATUS,
  type Change,
  type MatchStatus,
  type SlipItem,
} from '@clutchline/contract';

import type { SlipState } from './slip-state';

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

type Patch = Partial<Pick<SlipItem, 'odd' | 'version' | 'status' | 'is_hide'>>;

const NOTHING: Patch = {};

/**
 * Applies a push (PUSH-1…PUSH-4). Unchanged items and slips keep their identity. Prices older than the known version
 * are ignored.
 */
export function applyPush(slip: SlipState, change: Change): SlipState {
  const items = slip.items.map((item) => merge(item, patchOf(item, change)));
  return items.every((item, index) => item === slip.items[index]) ? slip : { ...slip, items };
}

function patchOf(item: SlipItem, change: Change): Patch {
  if (isNotOfSlip(change)) return NOTHING;
  switch (change.type) {
    case 'odds':
      return price(item, change);
    case 'game-hide':
      return gameHide(item, change);
    case 'play-hide':
      return playHide(item, change);
    case 'play-status':
      return playStatus(item, change);
    case 'match-status':
      return matchStatus(item, change);
    case 'game-type-status':
      return gameTypeStatus(item, change);
    case 'live':
      return live(item, change);
  }
}

type Other = ChangeOf<'map-scores' | 'news' | 'view' | 'round' | 'structure' | 'balance' | 'bet' | 'chess'>;
const OTHERS: ReadonlySet<Change['type']> = new Set([
  'map-scores',
  'news',
  'view',
  'round',
  'structure',
  'balance',
  'bet',
  'chess',
]);
const isNotOfSlip = (change: Change): change is Other => OTHERS.has(change.type);

/** Without a price the item keeps the last one and takes no bets; only a pool takes them without one (BET-2). */
function price(item: SlipItem, change: ChangeOf<'odds'>): Patch {
  if (change.point_id !== item.shop_id || change.version < item.version) return NOTHING;
  const odd = change.delta ?? (change.status === POINT_STATUS.open ? null : item.odd);
  return { odd, version: change.version, status: change.status };
}

function gameHide(item: SlipItem, { game_id, is_hide }: ChangeOf<'game-hide'>): Patch {
  return game_id === item.game_id ? { is_hide } : NOTHING;
}

/** Includes the statuses of the points (PUSH-3). */
function playHide(item: SlipItem, change: ChangeOf<'play-hide'>): Patch {
  if (change.play_info_id !== item.play_info_id) return NOTHING;
  const point = change.points.find(({ point_id }) => point_id === item.shop_id);
  return { is_hide: change.is_hide, status: point?.status ?? item.status };
}

function playStatus(item: SlipItem, change: ChangeOf<'play-status'>): Patch {
  if (change.play_info_id !== item.play_info_id) return NOTHING;
  return { status: change.status === PLAY_STATUS.open ? POINT_STATUS.open : POINT_STATUS.closed };
}

function matchStatus(item: SlipItem, { game_id, status }: ChangeOf<'match-status'>): Patch {
  return game_id === item.game_id ? byMatchStatus(status) : NOTHING;
}

/** Without betting closes the points; otherwise plays determine the status. */
function byMatchStatus(status: MatchStatus): Patch {
  const isOpenForBets = status === MATCH_STATUS.notStarted || status === MATCH_STATUS.live;
  return isOpenForBets ? NOTHING : { status: POINT_STATUS.closed };
}

/** Repairs a lost push. Only game and play pushes unhide. */
function live(item: SlipItem, change: ChangeOf<'live'>): Patch {
  if (change.game_id !== item.game_id) return NOTHING;
  const { status, is_hide } = change.live;
  return is_hide === 1 ? { ...byMatchStatus(status), is_hide } : byMatchStatus(status);
}

function gameTypeStatus(item: SlipItem, change: ChangeOf<'game-type-status'>): Patch {
  return change.game_type_id === item.match.game_type_id ? { status: change.status } : NOTHING;
}

function merge(item: SlipItem, patch: Patch): SlipItem {
  if (patch === NOTHING) return item;
  const next: SlipItem = { ...item, ...patch };
  const isSame =
    next.odd === item.odd &&
    next.version === item.version &&
    next.status === item.status &&
    next.is_hide === item.is_hide;
  return isSame ? item : next;
}
