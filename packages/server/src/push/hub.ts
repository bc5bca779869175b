import { randomBytes } from 'node:crypto';

import {
  LIST_TOPIC,
  matchTopic,
  ANNOUNCEMENTS_TOPIC,
  type Change,
  type Cursor,
  type LiveView,
  type RoundGame,
  type RoundUpdate,
} from '@clutchline/contract';

import { MINUTE } from '../platform/time/durations';
import type { Publisher } from './publish-bets';
import type { MatchChange } from '../platform/records';
import { MatchSnapshots } from './snapshots';
import { PlayerStreams, type ReadBalance } from './player-streams';
import { PushCounts, type TopicKind } from './push-counts';
import { Stream } from './stream';
import { RoundStream } from './round-stream';
import { ViewStreams } from './view-streams';

/** Current if both are. */
type LivenessPart = 'bus' | 'feed';

/** PUSH-5, R38. */
class Liveness {
  readonly #listeners = new Set<(isLive: boolean) => void>();
  readonly #stale = new Set<LivenessPart>();

  get isLive(): boolean {
    return this.#stale.size === 0;
  }

  set(part: LivenessPart, isLive: boolean): void {
    const wasLive = this.isLive;
    if (isLive) this.#stale.delete(part);
    else this.#stale.add(part);
    if (this.isLive === wasLive) return;
    for (const listener of this.#listeners) listener(this.isLive);
  }

  listen(onChange: (isLive: boolean) => void): () => void {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  }
}

/** Accounts with ended sessions (bad input row 28). */
class SessionEnds {
  readonly #listeners = new Set<(accountId: number) => void>();

  publish(accountId: number): void {
    for (const listener of this.#listeners) listener(accountId);
  }

  listen(onEnd: (accountId: number) => void): () => void {
    this.#listeners.add(onEnd);
    return () => void this.#listeners.delete(onEnd);
  }
}

/** Sends the latest change of each point. */
export const TICK_MS = 50;

/** Unused, for a returning connection. */
const IDLE_LIMIT_MS = 5 * MINUTE;

/** After them a live view can end. */
const STATE_CHANGES: ReadonlySet<Change['type']> = new Set(['live', 'match-status', 'game-hide']);

interface MatchStream {
  readonly stream: Stream;
  idleSince: number;
}

/** Epochs are globally unique: foreign cursors yield a snapshot. */
export class Hub implements Publisher {
  readonly list: Stream;
  readonly announcements: Stream;
  readonly rounds: RoundStream;
  readonly liveness = new Liveness();
  readonly sessionEnds = new SessionEnds();
  readonly counts = new PushCounts();
  readonly #run = randomBytes(9).toString('base64url');
  readonly #snapshots = new MatchSnapshots();
  readonly #matches = new Map<number, MatchStream>();
  readonly #players: PlayerStreams;
  readonly #views = new ViewStreams(() => this.#nextEpoch(), this.counts);
  readonly #dirty = new Set<Stream>();
  #epochs = 0;

  constructor(readBalance: ReadBalance) {
    this.#players = new PlayerStreams(readBalance, () => this.#nextEpoch(), this.counts);
    this.announcements = new Stream(ANNOUNCEMENTS_TOPIC, this.#nextEpoch(), () => [], this.counts);
    this.rounds = new RoundStream(this.#nextEpoch(), this.counts);
    this.list = new Stream(LIST_TOPIC, this.#nextEpoch(), () => this.#snapshots.ofList(), this.counts);
  }

  restart(board: readonly { readonly gameId: number; readonly changes: readonly MatchChange[] }[]): void {
    this.#snapshots.clear();
    for (const { gameId, changes } of board) this.#snapshots.load(gameId, changes);
    this.#dirty.clear();
    for (const { stream } of this.#matches.values()) stream.restart(this.#nextEpoch());
    this.#views.keepOnly((gameId) => this.#snapshots.isShownLive(gameId));
    this.list.restart(this.#nextEpoch());
    this.announcements.restart(this.#nextEpoch());
    this.rounds.stream.restart(this.#nextEpoch());
  }

  /**
   * Position for a client that afterwards reads its rows by a call. Null while a game is stopped: rows do not show that, the
   * snapshot does.
   */
  get listCursor(): Cursor | null {
    return this.#snapshots.hasStoppedGame ? null : { epoch: this.list.epoch, seq: this.list.seq };
  }

  get topics(): Readonly<Record<TopicKind, number>> {
    return {
      list: 1,
      news: 1,
      round: 1,
      match: this.#matches.size,
      view: this.#views.size,
      player: this.#players.accounts.length,
    };
  }

  get players(): number[] {
    return this.#players.accounts;
  }

  async restartPlayer(accountId: number): Promise<void> {
    await this.#players.restart(accountId);
  }

  publishMatch(gameId: number, changes: readonly MatchChange[]): void {
    this.publishMatches([[gameId, changes]]);
  }

  /** What is urgent for the list is one message. */
  publishMatches(byMatch: Iterable<readonly [number, readonly MatchChange[]]>): void {
    let isListUrgent = false;
    for (const [gameId, changes] of byMatch) {
      this.#publishOwn(gameId, changes);
      isListUrgent ||= changes.some(({ urgent, inList }) => urgent && inList);
    }
    if (isListUrgent) this.list.flush();
  }

  #publishOwn(gameId: number, changes: readonly MatchChange[]): void {
    const own = this.#matches.get(gameId)?.stream;
    for (const change of changes) {
      if (!this.#snapshots.apply(gameId, change)) continue;
      if (own !== undefined) this.#add(own, change);
      if (change.inList) this.#add(this.list, change);
    }
    if (changes.some(({ change }) => STATE_CHANGES.has(change.type)) && !this.#snapshots.isShownLive(gameId))
      this.#views.remove(gameId);
    if (changes.some(({ urgent }) => urgent)) own?.flush();
  }

  /** Of matches that are not under way, or hidden, they are dropped (bad input row 190). */
  publishViews(views: readonly LiveView[]): void {
    for (const view of views) if (this.#snapshots.isShownLive(view.game_id)) this.#views.publish(view);
  }

  publishRound(update: RoundUpdate, game: RoundGame): void {
    this.rounds.publish(update, game);
  }

  publishAnnouncements(): void {
    this.announcements.add({ type: 'news' });
    this.announcements.flush();
  }

  publishPlayer(accountId: number, changes: readonly Change[]): void {
    this.#players.publish(accountId, changes);
  }

  hasSubscriber(accountId: number): boolean {
    return this.#players.has(accountId);
  }

  match(gameId: number): Stream | null {
    if (!this.#snapshots.has(gameId)) return null;
    const known = this.#matches.get(gameId);
    if (known !== undefined) return known.stream;
    const readSnapshot = () => this.#snapshots.ofMatch(gameId);
    const stream = new Stream(matchTopic(gameId), this.#nextEpoch(), readSnapshot, this.counts);
    this.#matches.set(gameId, { stream, idleSince: performance.now() });
    return stream;
  }

  /** Null without a view. */
  view(gameId: number): Stream | null {
    return this.#views.open(gameId);
  }

  player(accountId: number): Promise<Stream> {
    return this.#players.open(accountId);
  }

  tick(): void {
    for (const stream of this.#dirty) stream.flush();
    this.#dirty.clear();
    this.#views.tick(performance.now());
  }

  sendHeartbeats(now: number): void {
    this.list.sendHeartbeat(now);
    this.announcements.sendHeartbeat(now);
    this.rounds.stream.sendHeartbeat(now);
    for (const { stream } of this.#matches.values()) stream.sendHeartbeat(now);
    this.#views.sendHeartbeats(now);
    this.#players.sendHeartbeats(now);
  }

  sweep(now: number): void {
    this.#players.sweep(now);
    this.#views.sweep(now);
    for (const [gameId, match] of this.#matches) {
      if (match.stream.listeners.size > 0) match.idleSince = now;
      else if (now - match.idleSince > IDLE_LIMIT_MS) this.#matches.delete(gameId);
    }
  }

  #add(stream: Stream, { change }: MatchChange): void {
    stream.add(change);
    this.#dirty.add(stream);
  }

  #nextEpoch(): string {
    this.#epochs += 1;
    return `${this.#run}-${this.#epochs.toString(36)}`;
  }
}
