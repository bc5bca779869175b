import { HEARTBEAT_MS, type Bus } from '../bus';
import type { Context } from './context';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { publishBets } from './publish-bets';
import { readBoardState } from '../catalogue';
import { readRoundGame } from '../rounds';
import type { Hub } from './hub';
import { EventConsumer } from './event-consumer';
import type { ConsumerCounts } from './push-counts';

export interface ConsumerJob {
  readonly ready: Promise<void>;
  readonly counts: ConsumerCounts;
  stop(): Promise<void>;
}

/** Subscribes first: no event is missed. */
export function startConsumer(
  context: Pick<Context, 'stores' | 'clock' | 'wallClock' | 'log' | 'areRoundsStopped' | 'isChessPaused'>,
  bus: Bus,
  hub: Hub,
): ConsumerJob {
  const consumer = new EventConsumer({
    hub,
    log: context.log,
    clock: context.wallClock,
    readBoard: () => readBoardState(context),
    publishPlayer: (event) => publishBets({ ...context, publisher: hub }, event),
    restartPlayer: (accountId) => withKeyedMutex(hub, accountId, () => hub.restartPlayer(accountId)),
  });
  const unsubscribe = bus.subscribe(
    (message) => consumer.receive(message),
    () => void consumer.reload('interruption'),
  );
  const checks = setInterval(() => consumer.checkSilence(), HEARTBEAT_MS / 2);
  return {
    // Later ones come by the bus.
    ready: consumer.reload('start').then(async () => {
      hub.publishViews(await context.stores.views.current());
      hub.rounds.load(await readRoundGame(context));
    }),
    counts: consumer.counts,
    async stop() {
      clearInterval(checks);
      unsubscribe();
      await consumer.stop();
    },
  };
}
