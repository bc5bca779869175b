import type { Page, WebSocketRoute } from 'playwright-core';

export class PushFaults {
  readonly #lines = new Set<WebSocketRoute>();
  #isCut = false;

  static async of(page: Page): Promise<PushFaults> {
    const faults = new PushFaults();
    await page.routeWebSocket('**', (line) => faults.#open(line));
    return faults;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    const lines = [...this.#lines];
    this.#lines.clear();
    await Promise.all(lines.map((line) => line.close().catch(() => undefined)));
  }

  mend(): void {
    this.#isCut = false;
  }

  async #open(line: WebSocketRoute): Promise<void> {
    if (this.#isCut) return line.close();
    line.connectToServer();
    this.#lines.add(line);
  }
}
