import { selectedIds, type SlipState } from '@clutchline/domain';
import { buildSlipItem } from '@clutchline/domain/testing';

import type { AppState } from '../../src/state/app-state';
import { followPreferences } from '../../src/state/preferences/follow-preferences';
import { synchroniseSlip } from '../../src/state/slip-memory/synchronise-slip';
import { startAccount } from '../../src/state/sources/start-account';
import { startTabSync } from '../../src/state/sources/start-address';
import { createTestApp, ok, type TestApp } from '../test-app';
import type { BetHouse } from './bet-house';
import type { SharedStorage, UndeliveredEvent, TabArea } from './shared-storage';

export const KINDS = ['single', 'parlay'] as const;
/** "single 4". */
export const entriesOf = (slip: SlipState): string[] =>
  KINDS.flatMap((kind) => selectedIds(slip, kind).map((id) => `${kind} ${id}`));

export class OpenTab {
  readonly test: TestApp;
  readonly area: TabArea;
  /** True: added, false: removed. */
  readonly unsaved = new Map<string, boolean>();
  readonly #stops: readonly (() => void)[];
  readonly #shared: SharedStorage;
  #isOpen = true;
  /** Changes come from another tab. */
  #isFollowing = true;

  constructor(shared: SharedStorage, house: BetHouse, name: string) {
    this.#shared = shared;
    this.area = shared.open();
    const asking = {
      token: () => this.test.calls.at(-1)?.headers.get('token') ?? null,
      isOpen: () => this.#isOpen,
      storedToken: () => /"d":"(.*)"/.exec(shared.values.get('test:token') ?? '')?.[1] ?? null,
      isKnown: (requestId: string) => shared.values.get('test:placement')?.includes(requestId) === true,
    };
    const points = (body: Record<string, unknown>) => {
      const ids = Array.isArray(body['shop_ids']) ? body['shop_ids'].map(Number) : [];
      return ok({ items: ids.map((shop_id) => buildSlipItem({ shop_id })) });
    };
    this.test = createTestApp({
      area: this.area,
      idPrefix: `request-${name}`,
      server: house.serverOf(asking, { getPointsByIds: points }),
    });
    const { app } = this.test;
    app.slip.subscribe((now, last) => this.#note(entriesOf(now.slip), entriesOf(last.slip)));
    this.#stops = [
      startTabSync(app),
      startAccount(app),
      followPreferences(app),
      synchroniseSlip(app, app.slip.getState()),
    ];
    this.#isFollowing = false;
  }

  get app(): AppState {
    return this.test.app;
  }

  entries(): string[] {
    return entriesOf(this.app.slip.getState().slip);
  }

  frame(): void {
    this.#follow(() => this.test.frame());
  }

  deliver({ key, newValue }: UndeliveredEvent): void {
    this.#follow(() => this.test.tabs.changed(key.replace('test:', ''), newValue));
  }

  close(): void {
    this.#follow(() => this.#stops.forEach((stop) => stop()));
    this.#isOpen = false;
    this.#shared.close(this.area);
  }

  #follow(task: () => void): void {
    this.#isFollowing = true;
    task();
    this.#isFollowing = false;
  }

  #note(now: readonly string[], last: readonly string[]): void {
    if (this.#isFollowing) return;
    for (const entry of new Set([...now, ...last])) {
      if (now.includes(entry) === last.includes(entry)) continue;
      if (!this.unsaved.delete(entry)) this.unsaved.set(entry, now.includes(entry));
    }
  }
}
