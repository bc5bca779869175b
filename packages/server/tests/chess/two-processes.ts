import type { ChessAction } from '@clutchline/domain/auto-chess';
import { played, playFor } from '@clutchline/test-support/server/chess-player';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';

import { publishPriceList } from '../../src/chess';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { Outcome } from '../../src/platform/calls';

export const HOUR = 3_600_000;

export type Info = Awaited<ReturnType<TestContext['player']>>;

/** Two processes on one database, with auto chess and two matches that start in 300 days. */
export class TwoProcesses {
  now = NOW;

  private constructor(
    readonly context: TestContext,
    readonly other: TestContext,
  ) {}

  static async open(): Promise<TwoProcesses> {
    const context = await openTestContext();
    const other = await openTestContext({ url: context.databaseUrl, drop: () => Promise.resolve() });
    await publishPriceList(context);
    await ingestFeedEvents(
      context,
      [1, 2].flatMap((gameId) => matchEvents(gameId, { startTime: NOW + 300 * 24 * HOUR })),
    );
    return new TwoProcesses(context, other);
  }

  /** Verifies the ledger, too. */
  async close(): Promise<void> {
    await this.other.close();
    await closeSound(this.context)();
  }

  passTime(ms: number): void {
    this.now += ms;
    this.context.setNow(this.now);
    this.other.setNow(this.now);
  }

  /** In both processes at once. */
  both(info: Info, actions: readonly ChessAction[]) {
    return Promise.all(
      actions.flatMap((action) => [playFor(this.context, info, action), playFor(this.other, info, action)]),
    );
  }

  /** Minor units. */
  async balanceOf({ caller }: Info): Promise<bigint> {
    return (await this.context.stores.wallets.read(caller.accountId))?.balance ?? -1n;
  }

  async refresh(info: Info) {
    this.passTime(5_000);
    const { state } = await played(this.context, info, { kind: 'refresh', tier: 'basic' });
    if (state.market === null) throw new Error('no market');
    return state.market;
  }
}

export const refusals = (outcomes: readonly Outcome<unknown>[]): string[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.refusal] : []));
export const accepted = (outcomes: readonly Outcome<unknown>[]): number => outcomes.length - refusals(outcomes).length;
