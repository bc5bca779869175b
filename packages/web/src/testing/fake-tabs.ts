/** The `storage` events of other tabs. */
export class FakeTabs extends EventTarget {
  changed(name: string): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key: `test:${name}` }));
  }
}
