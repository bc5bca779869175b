import type { Page, WebSocketRoute } from 'playwright-core';

export class PushFaults {
  readonly #routes = new Set<WebSocketRoute>();
  #isCut = false;

  static async of(page: Page): Promise<PushFaults> {
    const faults = new PushFaults();
    await page.routeWebSocket('**', (route) => faults.#open(route));
    return faults;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    const routes = [...this.#routes];
    this.#routes.clear();
    await Promise.all(routes.map((route) => route.close().catch(() => undefined)));
  }

  mend(): void {
    this.#isCut = false;
  }

  async #open(route: WebSocketRoute): Promise<void> {
    if (this.#isCut) return route.close();
    route.connectToServer();
    this.#routes.add(route);
  }
}
