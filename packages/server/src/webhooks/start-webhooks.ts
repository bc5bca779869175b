import { startPolling } from '../platform/concurrency/poll';
import { runInLanes } from '../platform/concurrency/run-in-lanes';
import type { ServerContext } from '../platform/context';
import { HOUR, SECOND } from '../platform/time/durations';
import { CONNECTIONS_PER_TARGET, WebhookSender } from './webhook-sender';
import type { DueWebhook, WebhookStore, WebhookTarget } from './webhook-store';

export interface Stores {
  readonly webhooks: WebhookStore;
}

type Needs = Pick<ServerContext<Stores>, 'stores' | 'log'>;

const TICK_MS = 250;
const BATCH = 200;
/** After each failed attempt; a failure after the last one parks. */
const PAUSES_MS = [5, 15, 45, 135, 405, 1_215, 3_645, 10_935, 32_805, 86_400].map((seconds) => seconds * SECOND);
const KEPT_DAYS = 30;

export interface WebhookOptions {
  /** Factor of all pauses, for tests. */
  readonly pauseFactor?: number;
}

/** Delivers at least once, in order per subject, each target for itself. */
export class WebhookDeliveries {
  readonly #busy = new Map<string, Promise<void>>();
  readonly #failing = new Set<string>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly context: Needs,
    private readonly sender: WebhookSender,
    private readonly options: WebhookOptions = {},
  ) {}

  /** Begins what is due; a slow target does not delay others. */
  async run(): Promise<void> {
    for (const target of await this.context.stores.webhooks.targets()) {
      if (this.#busy.has(target.id)) continue;
      const work = this.#deliverDue(target).catch((error: unknown) =>
        this.context.log.error({ target: target.id, error: String(error) }, 'webhooks could not be sent, will retry'),
      );
      this.#busy.set(
        target.id,
        work.finally(() => this.#busy.delete(target.id)),
      );
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#busy.values());
    this.sender.close();
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #deliverDue(target: WebhookTarget): Promise<void> {
    while (!this.#isStopping()) {
      const due = await this.context.stores.webhooks.due(target.id, BATCH);
      if (due.length === 0) return;
      await runInLanes(due, CONNECTIONS_PER_TARGET, (event) => this.#deliver(target, event));
    }
  }

  async #deliver(target: WebhookTarget, event: DueWebhook): Promise<void> {
    if (this.#isStopping()) return;
    const failure = await this.sender.send(target, event, this.#stopping.signal);
    if (failure === null) await this.#end(target, event);
    else if (!this.#isStopping()) await this.#fail(target, event, failure);
  }

  async #end(target: WebhookTarget, { event }: DueWebhook): Promise<void> {
    const { stores, log } = this.context;
    await stores.webhooks.end(target.id, event);
    if (this.#failing.delete(target.id)) log.warn({ target: target.id }, 'webhooks are received again');
  }

  async #fail(target: WebhookTarget, { event, id, type, attempts }: DueWebhook, reason: string): Promise<void> {
    const { stores, log } = this.context;
    const pauseMs = PAUSES_MS[attempts];
    const waitMs = pauseMs === undefined ? null : pauseMs * (this.options.pauseFactor ?? 1);
    await stores.webhooks.fail(target.id, event, waitMs, reason);
    if (waitMs === null)
      log.error(
        { alarm: 'webhooks', target: target.id, webhook: id, type, reason },
        'webhook was not received and is parked, npm run webhooks -- replay sends it again',
      );
    else if (!this.#failing.has(target.id)) {
      this.#failing.add(target.id);
      log.warn({ target: target.id, reason }, 'webhook was not received, will retry');
    }
  }
}

/** Without targets it costs a query each tick. */
export function startWebhooks(context: Needs): () => Promise<void> {
  const { log, stores } = context;
  const deliveries = new WebhookDeliveries(context, new WebhookSender());
  const sending = startPolling(() => deliveries.run(), {
    pauseMs: TICK_MS,
    onFailure: (error) => log.error({ error: String(error) }, 'webhook targets could not be read, will retry'),
  });
  const removing = startPolling(() => stores.webhooks.removeOlderThan(KEPT_DAYS), {
    pauseMs: HOUR,
    onFailure: (error) => log.error({ error: String(error) }, 'old webhooks could not be removed, will retry'),
  });
  return async () => {
    await Promise.all([sending.stop(), removing.stop()]);
    await deliveries.stop();
  };
}
