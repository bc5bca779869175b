import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { describeLock } from '../locks/list-locks';
import type { ActiveLock } from '../locks/lock-store';
import { groupBy } from '../../platform/group-by';
import { type PointCaps, pointCapsOf } from '../limits/point-caps';
import { pointMoneyOf } from './money-of';
import { locksOfMatch } from './read-tree';
import type { StoredPlay, StoredSheet } from './sheet-store';

type Sheet = DeskAnswer<'matchSheet'>;

interface OfPlay extends Pick<StoredSheet, 'head' | 'stakes' | 'exposures'> {
  readonly locks: readonly ActiveLock[];
  readonly capOf: PointCaps;
}

function describePlay(play: StoredPlay, { head, locks, capOf, ...sheet }: OfPlay): Sheet['plays'][number] {
  const { playId, categoryId, feedStatus, isHide, limitScale, points, ...same } = play;
  const own = new Set(points.map(({ point_id }) => point_id));
  const exposures = sheet.exposures.filter(({ pointId }) => own.has(pointId));
  const place = { playId, gameId: head.game_id, eventId: head.event_id, gameTypeId: head.game_type_id, categoryId };
  const moneyOf = (pointId: number) =>
    pointMoneyOf(pointId, {
      stakes: sheet.stakes,
      exposures,
      capOf: (currencyId) => capOf(currencyId, { ...place, pointId, limitScale }),
    });
  return {
    ...{ play_id: playId, category_id: categoryId, ...same, feed_status: feedStatus, is_hide: isHide },
    locks: locks.filter(({ scope, id }) => scope === 'play' && id === playId).map(describeLock),
    points: points.map((point) => ({ ...point, money: moneyOf(point.point_id) })),
  };
}

/** DESK-15. */
export async function readSheet(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  gameId: number,
): Promise<DeskOutcome<Sheet>> {
  const sheet = await stores.sheets.sheet(gameId);
  if (sheet === null) return problem('unknown_subject');
  const { head, plays, stakes, exposures, results } = sheet;
  const locks = await stores.locks.active();
  const watchers = await stores.sheets.watchersOf([gameId]);
  const capOf = pointCapsOf(await stores.limits.book(), wallClock.now());
  const byPlay = groupBy(stakes, ({ playId }) => playId);
  return ok({
    head: {
      ...{ ...head, locks: locksOfMatch(locks, head), watchers: watchers.map(({ name }) => name) },
      feed_age_ms: await stores.sheets.feedAge(),
    },
    plays: plays.map((play) =>
      describePlay(play, { head, locks, capOf, exposures, stakes: byPlay.get(play.playId) ?? [] }),
    ),
    results: { ...results, maps: [...results.maps] },
  });
}
