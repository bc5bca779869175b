import { BEAT_MS, type Bus } from '../bus';
import type { Context } from './context';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { publishBets } from './publish-bets';
import { readBoardState } from '../catalogue';
import type { Hub } from './hub';
import { NewsConsumer } from './news-consumer';
import type { NewsCounts } from './news-counts';

export interface ConsumerJob {
  readonly ready: Promise<void>;
  readonly counts: NewsCounts;
  stop(): Promise<void>;
}

/** Subscribes before reading the board, so that no event is missed. */
export function startConsumer(
  context: Pick<Context, 'stores' | 'clock' | 'wallClock' | 'log'>,
  bus: Bus,
  hub: Hub,
): ConsumerJob {
  const consumer = new NewsConsumer({
    hub,
    log: context.log,
    clock: context.wallClock,
    readBoard: () => readBoardState(context),
    tellPlayer: (news) => publishBets({ ...context, publisher: hub }, news),
    restartPlayer: (accountId) => withKeyedMutex(hub, accountId, () => hub.restartPlayer(accountId)),
  });
  const stopHearing = bus.subscribe(
    (text) => consumer.hear(text),
    () => void consumer.reload('interruption'),
  );
  const looks = setInterval(() => consumer.look(), BEAT_MS / 2);
  return {
    ready: consumer.reload('start'),
    counts: consumer.counts,
    async stop() {
      clearInterval(looks);
      stopHearing();
      await consumer.stop();
    },
  };
}
