import type { Context } from '../../../server/src/composition/context';
import type { Bus } from '../../../server/src/bus/bus';

/** With events read, after publishing part of them, before deleting them, just after that. */
export const CRASHES = ['before publish', 'amid publish', 'before delete', 'after delete'] as const;
export type Crash = (typeof CRASHES)[number];

export class Mortal {
  isDead = false;
  readonly died: Promise<void>;
  #reportDeath: () => void = () => undefined;

  /** `after`: times that the crash point is passed first. */
  constructor(
    private readonly crash: Crash,
    private after: number,
  ) {
    this.died = new Promise((resolve) => (this.#reportDeath = resolve));
  }

  context(context: Context): Context {
    const { outbox } = context.stores;
    return {
      ...context,
      stores: {
        ...context.stores,
        outbox: {
          ...outbox,
          next: async (limit) => {
            const events = await outbox.next(limit);
            if (events.length > 0) await this.#pass('before publish');
            return events;
          },
          removeAndReadNext: async (ids, next) => {
            await this.#pass('before delete');
            const events = await outbox.removeAndReadNext(ids, next);
            await this.#pass('after delete');
            if (events !== null && events.length > 0) await this.#pass('before publish');
            return events;
          },
        },
      },
    };
  }

  bus(bus: Bus): Bus {
    return {
      publish: (message) => {
        if (this.isDead) return;
        bus.publish(message);
        if (message.type === 'event') this.#mayDie('amid publish');
      },
      flush: async () => {
        if (this.isDead) await new Promise(() => undefined);
        await bus.flush();
      },
      subscribe: (onMessage, onInterrupted) => bus.subscribe(onMessage, onInterrupted),
      close: () => bus.close(),
    };
  }

  async #pass(moment: Crash): Promise<void> {
    this.#mayDie(moment);
    if (this.isDead) await new Promise(() => undefined);
  }

  #mayDie(moment: Crash): void {
    if (moment !== this.crash || this.isDead) return;
    if (this.after > 0) {
      this.after -= 1;
      return;
    }
    this.isDead = true;
    this.#reportDeath();
  }
}
