import { PARLAY_LIMIT, SINGLE_LIMIT } from '@clutchline/domain';

import { KINDS, type OpenTab } from './open-tab';
import type { SharedStorage } from './shared-storage';

const LIMITS = { single: SINGLE_LIMIT, parlay: PARLAY_LIMIT };
const SLIP_KEYS = ['test:shopCartList', 'test:singleIds', 'test:parlayIds'];

const ofKind = (entries: Iterable<string>, kind: string): string[] =>
  [...entries].filter((entry) => entry.startsWith(kind));

/** Expected: the last change of each entry wins; full lists accept no more. */
export class SlipModel {
  readonly faults: string[] = [];
  readonly #shared: SharedStorage;
  readonly #chosen = new Set<string>();
  readonly #refused = new Set<OpenTab>();

  constructor(shared: SharedStorage) {
    this.#shared = shared;
  }

  saved(tab: OpenTab): void {
    const stored = this.#stored();
    if (this.#shared.isFull) this.#refused.add(tab);
    for (const [entry, isChosen] of [...tab.unsaved]) {
      if (stored.includes(entry) === isChosen) {
        if (isChosen) this.#chosen.add(entry);
        else this.#chosen.delete(entry);
        tab.unsaved.delete(entry);
      } else if (tab.entries().includes(entry) !== isChosen) this.#leftOut(tab, entry, stored);
      else if (!this.#refused.has(tab)) this.#fault(`${entry} was not stored`);
    }
    if (tab.unsaved.size === 0 && !this.#shared.isFull) this.#refused.delete(tab);
    if ([...this.#chosen].toSorted().join() !== stored.toSorted().join())
      this.#fault(`stored ${stored.join()} instead of ${[...this.#chosen].join()}`);
  }

  /** Must show the stored slip plus its unsaved changes. */
  delivered(tab: OpenTab, key: string): void {
    if (!SLIP_KEYS.includes(key)) return;
    const stored = this.#stored();
    for (const [entry, isChosen] of [...tab.unsaved]) {
      if (stored.includes(entry) === isChosen) tab.unsaved.delete(entry);
      else if (tab.entries().includes(entry) !== isChosen) this.#leftOut(tab, entry, stored);
    }
    const expected = new Set(stored);
    for (const [entry, isChosen] of tab.unsaved) {
      if (isChosen) expected.add(entry);
      else expected.delete(entry);
    }
    if ([...expected].toSorted().join() !== tab.entries().toSorted().join())
      this.#fault(`shown ${tab.entries().join()} instead of ${[...expected].join()}`);
  }

  closed(tab: OpenTab): void {
    this.saved(tab);
    this.#refused.delete(tab);
  }

  /** All tabs show all last changes. */
  atRest(tabs: readonly OpenTab[]): void {
    for (const tab of tabs)
      if (tab.entries().toSorted().join() !== [...this.#chosen].toSorted().join())
        this.#fault(`at rest ${tab.entries().join()} instead of ${[...this.#chosen].join()}`);
  }

  checkLimits(tabs: readonly OpenTab[]): void {
    for (const entries of tabs.map((tab) => tab.entries()))
      for (const kind of KINDS)
        if (ofKind(entries, kind).length > LIMITS[kind]) this.#fault(`more than ${LIMITS[kind]} ${kind}`);
  }

  /** Only full lists may reject entries. */
  #leftOut(tab: OpenTab, entry: string, stored: readonly string[]): void {
    tab.unsaved.delete(entry);
    const isFull = KINDS.some((kind) => entry.startsWith(kind) && ofKind(stored, kind).length >= LIMITS[kind]);
    if (!isFull) this.#fault(`${entry} was lost`);
  }

  /** Without the code under test: ids with an item. */
  #stored(): readonly string[] {
    const [items, singles, parlays] = SLIP_KEYS.map((key) => this.#shared.values.get(key) ?? '');
    const known = new Set([...(items ?? '').matchAll(/"shop_id":(\d+)/g)].map(([, id]) => id));
    const idsOf = (text = ''): string[] => text.slice(text.indexOf('[')).match(/\d+/g) ?? [];
    const entries = (kind: string, text?: string) =>
      idsOf(text)
        .filter((id) => known.has(id))
        .map((id) => `${kind} ${id}`);
    return [...entries('single', singles), ...entries('parlay', parlays)];
  }

  #fault(what: string): void {
    this.faults.push(what);
  }
}
