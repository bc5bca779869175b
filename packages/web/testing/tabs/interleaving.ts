import { buildSlipItems } from '@clutchline/domain/testing';
import { vi } from 'vitest';

import { SeededRandom } from '../../fuzz/seeded-random';
import { signIn, signOut } from '../../src/state/session/sign-in';
import { placeBets } from '../../src/state/placement/place-bets';
import { clearSlip, removeFromSlip, setAccept, setStake, undoRemove } from '../../src/state/slip/slip-actions';
import { chooseOddsFormat } from '../../src/state/preferences/follow-preferences';
import { toggleItem } from '../../src/state/slip/toggle-item';
import { BetHouse } from './bet-house';
import { KINDS, OpenTab } from './open-tab';
import { SharedStorage } from './shared-storage';
import { SlipModel } from './slip-model';

const ITEMS = buildSlipItems(20);
const STEPS = 45;
/** Above all waits of tabs and server. */
const LONG_MS = 90_000;
/** Until all activity ends. */
const ROUNDS = 30;

/** Random actions; storage events arrive late. */
export class Interleaving {
  readonly #random: SeededRandom;
  readonly #shared = new SharedStorage();
  readonly #house: BetHouse;
  readonly #model = new SlipModel(this.#shared);
  readonly #tabs: OpenTab[] = [];
  /** Including closed ones. */
  readonly #all: OpenTab[] = [];
  readonly #faults: string[] = [];
  readonly #hasQuota: boolean;

  constructor(seed: number) {
    this.#random = new SeededRandom(seed);
    this.#house = new BetHouse(this.#random);
    this.#hasQuota = seed % 2 === 1;
  }

  /** Returns violations. */
  async run(): Promise<readonly string[]> {
    const count = 2 + this.#random.below(3);
    for (let opened = 0; opened < count; opened += 1) this.#tabs.push(this.#open());
    signIn(this.#anyTab().app, this.#house.signIn('ada'));
    for (let step = 0; step < STEPS && this.#found().length === 0; step += 1) {
      await this.#step(this.#random.pick(ACTS), this.#anyTab());
      this.#model.checkLimits(this.#tabs);
    }
    if (this.#found().length === 0) await this.#end();
    for (const tab of this.#tabs) tab.close();
    return this.#found();
  }

  #found(): readonly string[] {
    return [...this.#faults, ...this.#house.faults, ...this.#model.faults];
  }

  #open(): OpenTab {
    const tab = new OpenTab(this.#shared, this.#house, String(this.#all.length).padStart(4, '0'));
    this.#all.push(tab);
    return tab;
  }

  #anyTab(): OpenTab {
    const tab = this.#tabs[this.#random.below(this.#tabs.length)];
    if (tab === undefined) throw new Error('no tab is open');
    return tab;
  }

  async #step(act: Act, tab: OpenTab): Promise<void> {
    if (act === 'frame') this.#frame(tab);
    else if (act === 'deliver') this.#deliver();
    else if (act === 'reload') this.#reload(tab);
    else if (act === 'quota') this.#shared.isFull = this.#hasQuota && !this.#shared.isFull;
    else if (act === 'wait') await this.#wait(this.#random.below(3_000));
    else {
      this.#press(act, tab);
      await this.#wait(0);
      if (act === 'place') await vi.dynamicImportSettled();
      if (this.#random.chance(0.6)) this.#frame(tab);
    }
  }

  #press(act: Press, tab: OpenTab): void {
    const kind = this.#random.pick(KINDS);
    const item = ITEMS[this.#random.below(ITEMS.length)];
    const { app } = tab;
    if (act === 'toggle' && item !== undefined) toggleItem(app, kind, item);
    else if (act === 'remove') removeFromSlip(app, kind, this.#random.below(ITEMS.length) + 1);
    else if (act === 'undo') undoRemove(app);
    else if (act === 'clear') clearSlip(app, kind);
    else if (act === 'place') this.#place(tab);
    else if (act === 'answer') this.#house.answerLate();
    else if (act === 'sign-in') signIn(app, this.#house.signIn(this.#random.pick(['ada', 'bob'])));
    else if (act === 'sign-out') {
      this.#house.end(app.session.getState().token);
      signOut(app);
    } else if (act === 'prefer') {
      chooseOddsFormat(app, this.#random.pick(['decimal', 'hong_kong', 'american']));
      setAccept(app, this.#random.pick(['none', 'better', 'latest']));
    }
  }

  #place({ app }: OpenTab): void {
    const kind = this.#random.pick(KINDS);
    setStake(app, { kind, text: '1' });
    void placeBets(app, kind);
  }

  #frame(tab: OpenTab): void {
    tab.frame();
    this.#model.saved(tab);
  }

  /** In any order: browsers guarantee none between tabs. */
  #deliver(): void {
    const [event] = this.#shared.events.splice(this.#random.below(Math.max(this.#shared.events.length, 1)), 1);
    const tab = this.#tabs.find(({ area }) => area === event?.area);
    if (event === undefined || tab === undefined) return;
    tab.deliver(event);
    this.#model.delivered(tab, event.key);
  }

  #reload(tab: OpenTab): void {
    tab.close();
    this.#model.closed(tab);
    this.#tabs.splice(this.#tabs.indexOf(tab), 1, this.#open());
  }

  async #wait(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
  }

  async #end(): Promise<void> {
    this.#shared.isFull = false;
    await this.#rest();
    this.#checkTokens();
    if (!this.#hasQuota) this.#checkSame();
    const [first] = this.#tabs;
    if (first === undefined) return;
    for (const player of ['ada', 'bob'] as const) {
      signIn(first.app, this.#house.signIn(player));
      await this.#rest();
      await this.#wait(LONG_MS);
    }
    for (const format of ['malay', 'american'] as const) chooseOddsFormat(first.app, format);
    for (const accept of ['none', 'latest'] as const) setAccept(first.app, accept);
    // The next change stores what was refused.
    this.#tabs.forEach((tab, index) => {
      setStake(tab.app, { kind: 'parlay', text: `${index + 2}` });
      this.#frame(tab);
    });
    await this.#rest();
    this.#model.atRest(this.#tabs);
    this.#checkSame();
    this.#checkBets();
  }

  /** Fails if tabs answer each other endlessly. */
  async #rest(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      let isQuiet = !this.#house.answerLate();
      while (this.#shared.events.length > 0) {
        isQuiet = false;
        this.#deliver();
      }
      await this.#wait(2_000);
      if (round === 0) await vi.dynamicImportSettled();
      for (const tab of this.#tabs) this.#frame(tab);
      if (isQuiet && this.#shared.events.length === 0) return;
    }
    this.#faults.push('the tabs never came to rest');
  }

  #checkTokens(): void {
    for (const { app } of this.#tabs) {
      const { token } = app.session.getState();
      if (token !== null && !this.#house.isLive(token)) this.#faults.push('a tab stayed with an old token');
      const storedToken = app.stored.token.readShared();
      if (storedToken.kind === 'ok' && !this.#house.isNewest(storedToken.value))
        this.#faults.push('an earlier token stayed behind');
    }
  }

  #checkSame(): void {
    const states = this.#tabs.map(({ app }) => {
      const { oddsFormat } = app.preferences.getState();
      const { accept, parlayStake } = app.slip.getState();
      return JSON.stringify([app.session.getState().token, oddsFormat, accept, parlayStake]);
    });
    if (new Set(states).size > 1) this.#faults.push(`the tabs differ: ${states.join(' ')}`);
  }

  #checkBets(): void {
    const shown = this.#all.flatMap(({ test }) =>
      test.events.flatMap(({ event }) => (event !== null && 'orderNumbers' in event ? event.orderNumbers : [])),
    );
    for (const [request, orders] of this.#house.accepted) {
      const lost = orders.filter((order) => !shown.includes(order));
      if (lost.length > 0 && !this.#house.unstored.has(request)) this.#faults.push(`${request} was lost`);
    }
    if (this.#house.unstored.size === 0 && this.#shared.values.has('test:placement'))
      this.#faults.push('a placement is open for ever');
  }
}

const PRESSES = ['toggle', 'remove', 'undo', 'clear', 'place', 'answer', 'sign-in', 'sign-out', 'prefer'] as const;
type Press = (typeof PRESSES)[number];
/** Repeated by weight. */
const ACTS = [
  ...PRESSES,
  'toggle',
  'toggle',
  'toggle',
  'toggle',
  'toggle',
  'toggle',
  'toggle',
  'place',
  'place',
  'sign-in',
  'deliver',
  'deliver',
  'deliver',
  'deliver',
  'deliver',
  'deliver',
  'frame',
  'frame',
  'wait',
  'quota',
  'reload',
] as const;
type Act = (typeof ACTS)[number];
