import { startConsumer } from '../../../server/src/push/start-consumer';
import type { Bus } from '../../../server/src/bus/bus';
import { Hub, TICK_MS } from '../../../server/src/push/hub';
import { readBalanceOf } from '../../../server/src/players/preferences/balance';
import type { TestContext } from '../server/open-test-context';
import { PublishedStates, differences } from '../../../server/tests/sim/published-states';
import { StreamSubscriber } from '../server/stream-reader';

export class StreamProcess {
  readonly hub: Hub;
  readonly lives: boolean[] = [];
  readonly #consumer: ReturnType<typeof startConsumer>;
  readonly #ticks: NodeJS.Timeout;
  #readers: readonly StreamSubscriber[] = [];

  private constructor(
    private readonly context: TestContext,
    bus: Bus,
  ) {
    this.hub = new Hub((accountId) => readBalanceOf(context, accountId));
    this.hub.liveness.listen((isLive) => this.lives.push(isLive));
    this.#consumer = startConsumer(context, bus, this.hub);
    this.#ticks = setInterval(() => this.hub.tick(), TICK_MS);
  }

  static async start(context: TestContext, bus: Bus, gameIds: readonly number[]): Promise<StreamProcess> {
    const process = new StreamProcess(context, bus);
    await process.#consumer.ready;
    process.#readers = gameIds.flatMap((gameId) => {
      const stream = process.hub.match(gameId);
      return stream === null ? [] : [new StreamSubscriber(stream)];
    });
    return process;
  }

  get counts() {
    return this.#consumer.counts;
  }

  async differences(gameIds: readonly number[]): Promise<string[]> {
    this.hub.tick();
    const stored = await new PublishedStates().read(this.context, gameIds, []);
    const received = new Map(this.#readers.flatMap((reader) => [...reader.received]));
    return [...this.#readers.flatMap(({ faults }) => faults), ...differences(received, stored)];
  }

  async close(): Promise<void> {
    clearInterval(this.#ticks);
    await this.#consumer.stop();
  }
}
