import { setTimeout as sleep } from 'node:timers/promises';

import { PHASE_STARTS_MS, roundMoment, type RoundPhase, roundStart } from '@clutchline/domain/virtual-round';
import type { Page } from 'playwright-core';

import type { Product } from '@clutchline/test-support/bench/start-product';

/** Server seconds per second on the way to a moment. */
const FAST = 60;
/** Before the moment, so that the server comes to it at normal speed. */
const AHEAD_MS = 500;

/** Speed LOL at a standstill, so that a moment of a round can be looked at for as long as it takes. */
export class HeldRound {
  /** The first of a new installation is the next one. */
  #round: number;

  constructor(
    private readonly product: Product,
    private readonly page: Page,
  ) {
    this.#round = roundMoment(product.clock.now()).round + 1;
  }

  /** Rounds later. */
  next(rounds: number): void {
    this.#round += rounds;
  }

  /** The page opens at the moment, and both clocks stand. */
  async openAt(phase: RoundPhase, afterMs: number, path: string): Promise<void> {
    const { clock, url } = this.product;
    await this.#passTo(phase, afterMs, afterMs);
    clock.setSpeed(0);
    await this.page.goto(`${url}${path}`);
    await this.page.locator(`[data-phase="${phase}"]`).waitFor();
    await this.hold();
  }

  /** The open page comes to the moment, from the begin of the phase at normal speed, and both clocks stand. */
  async followTo(phase: RoundPhase, afterMs: number): Promise<void> {
    await this.#passTo(phase, 0, afterMs);
    await this.page.locator(`[data-phase="${phase}"]`).waitFor();
    await this.hold();
  }

  /** Fast until shortly before `fastMs` after the begin of the phase. */
  async #passTo(phase: RoundPhase, fastMs: number, afterMs: number): Promise<void> {
    const { clock } = this.product;
    const begin = roundStart(this.#round) + PHASE_STARTS_MS[phase];
    await this.release();
    clock.setSpeed(FAST, begin + fastMs - AHEAD_MS);
    while (clock.now() < begin + afterMs) await sleep(5);
  }

  /** The page's clock stands as well. */
  async hold(): Promise<void> {
    this.product.clock.setSpeed(0);
    await this.page.evaluate(() => {
      const at = performance.now();
      performance.now = () => at;
    });
  }

  /** Both clocks go on from where they stood. */
  async release(): Promise<void> {
    await this.page.evaluate(() => {
      const real = Performance.prototype.now.bind(performance);
      const behind = real() - performance.now();
      performance.now = () => real() - behind;
    });
    this.product.clock.setSpeed(1);
  }
}
