import type { DeskAnswer } from '@clutchline/contract/desk';
import { isInForce } from '@clutchline/domain';

import type { DeskContext } from '../context';
import { type PointCaps, pointCapsOf } from '../limits/point-caps';
import { describeLock } from '../locks/list-locks';
import type { ActiveLock } from '../locks/lock-store';
import { groupBy } from '../../platform/group-by';
import { pointMoneyOf } from './money-of';
import { locksOfMatch } from './read-tree';
import { RunningStakes } from './running-stakes';
import {
  type ChangedBoard,
  type KnownSheet,
  NO_RESULTS,
  type OpenStakes,
  type PlayMark,
  type PointExposure,
  type SheetChange,
  type StoredHead,
  type StoredPlay,
} from './sheet-store';

export type Sheet = DeskAnswer<'matchSheet'>;
type DescribedPlay = Sheet['plays'][number];

/** What sheets have in common. */
export interface SheetSurroundings {
  readonly locks: readonly ActiveLock[];
  readonly watchersOf: (gameId: number) => readonly string[];
  readonly capOf: PointCaps;
  /** Differs if the caps do. */
  readonly capsMark: string;
  readonly feedAgeMs: number | null;
}

export async function readSurroundings(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  gameIds: readonly number[],
): Promise<SheetSurroundings> {
  const now = wallClock.now();
  const locks = await stores.locks.active();
  const { watchers: all, feedAgeMs } = await stores.sheets.surroundings(gameIds);
  const watchers = groupBy(all, ({ gameId }) => gameId);
  const book = await stores.limits.book();
  const inForce = book.rules.ofKind('liability').filter((rule) => isInForce(rule, now)).length;
  return {
    ...{ locks, capOf: pointCapsOf(book, now), capsMark: `${book.version} ${inForce}` },
    watchersOf: (gameId) => (watchers.get(gameId) ?? []).map(({ name }) => name),
    feedAgeMs,
  };
}

interface PlayMoney {
  readonly stakes: readonly OpenStakes[];
  readonly exposures: readonly PointExposure[];
}

function describePlay(
  play: StoredPlay,
  { event_id: eventId, game_type_id: gameTypeId }: StoredHead,
  { capOf, locks, stakes, exposures }: PlayMoney & Pick<SheetSurroundings, 'capOf' | 'locks'>,
): DescribedPlay {
  const { gameId, playId, categoryId, feedStatus, isHide, limitScale, points, ...same } = play;
  const place = { playId, gameId, eventId, gameTypeId, categoryId };
  const moneyOf = (pointId: number) =>
    pointMoneyOf(pointId, {
      ...{ stakes, exposures },
      capOf: (currencyId) => capOf(currencyId, { ...place, pointId, limitScale }),
    });
  return {
    ...{ play_id: playId, category_id: categoryId, ...same, feed_status: feedStatus, is_hide: isHide },
    locks: locks.filter(({ scope, id }) => scope === 'play' && id === playId).map(describeLock),
    points: points.map((point) => ({ ...point, money: moneyOf(point.point_id) })),
  };
}

const exposureKey = ({ pointId, currencyId }: PointExposure): string => `${pointId} ${currencyId}`;

/** The sheet of a match from its changes. A part that has not changed is the same object. */
export class LiveSheet {
  readonly #stakes = new RunningStakes();
  #head: StoredHead;
  #marks: KnownSheet['marks'] = null;
  #order: readonly PlayMark[] = [];
  #plays: readonly StoredPlay[] = [];
  #results: Sheet['results'] = { ...NO_RESULTS, maps: [] };
  #exposures = new Map<string, PointExposure>();
  #described = new Map<number, DescribedPlay>();
  #around = '';

  constructor(change: SheetChange) {
    this.#head = change.head;
    this.apply(change);
  }

  get known(): KnownSheet {
    return { gameId: this.#head.game_id, plays: this.#order, marks: this.#marks, isRecount: this.#isSettling };
  }

  /** Legs of combos end some time after their points, without a transaction in the ledger. */
  get #isSettling(): boolean {
    const ended = this.#plays.flatMap(({ points }) => points.filter(({ outcome }) => outcome !== null));
    const endedIds = new Set(ended.map(({ point_id }) => point_id));
    return endedIds.size > 0 && this.#stakes.rows.some(({ pointId }) => endedIds.has(pointId));
  }

  apply({ head, marks, board, sums, placed, exposures }: SheetChange): void {
    this.#head = head;
    this.#marks = marks;
    if (board !== null) this.#applyBoard(board);
    if (sums === null) {
      this.#stakes.add(placed);
    } else {
      this.#stakes.replace(sums.stakes, placed);
      this.#exposures = new Map(sums.exposures.map((each) => [exposureKey(each), each]));
    }
    for (const each of exposures) this.#exposures.set(exposureKey(each), each);
    if (sums !== null) this.#described.clear();
    for (const { playId } of placed) this.#described.delete(playId);
  }

  #applyBoard({ order, plays, results }: ChangedBoard): void {
    const byId = new Map([...this.#plays, ...plays].map((play) => [play.playId, play]));
    this.#order = order;
    this.#plays = order.flatMap(({ playId }) => byId.get(playId) ?? []);
    this.#results = { ...results, maps: [...results.maps] };
    for (const { playId } of plays) this.#described.delete(playId);
  }

  describe(around: SheetSurroundings): Sheet {
    const head = this.#head;
    const own = JSON.stringify([
      around.capsMark,
      head.event_id,
      head.game_type_id,
      around.locks.filter(({ scope }) => scope === 'play'),
    ]);
    if (own !== this.#around) this.#described.clear();
    this.#around = own;
    const missing = this.#plays.filter(({ playId }) => !this.#described.has(playId));
    const [stakes, exposures] = missing.length === 0 ? [] : [this.#stakes.rows, [...this.#exposures.values()]];
    const byPlay = groupBy(stakes ?? [], ({ playId }) => playId);
    const byPoint = groupBy(exposures ?? [], ({ pointId }) => pointId);
    for (const play of missing) {
      const money = {
        stakes: byPlay.get(play.playId) ?? [],
        exposures: play.points.flatMap(({ point_id }) => byPoint.get(point_id) ?? []),
      };
      this.#described.set(play.playId, describePlay(play, head, { ...around, ...money }));
    }
    return {
      head: {
        ...{ ...head, locks: locksOfMatch(around.locks, head), watchers: [...around.watchersOf(head.game_id)] },
        feed_age_ms: around.feedAgeMs,
      },
      plays: this.#plays.flatMap(({ playId }) => this.#described.get(playId) ?? []),
      results: this.#results,
    };
  }
}
