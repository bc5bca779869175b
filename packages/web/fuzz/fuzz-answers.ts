import { CALLS } from '@clutchline/contract';
import { act, fireEvent } from '@testing-library/react';

import { refreshAccount } from '../src/state/session/refresh-account';
import { signIn } from '../src/state/session/sign-in';
import { TOKEN } from '../testing/test-app';
import { setFavorite } from '../src/state/favorites/favorite-actions';
import { placeBets } from '../src/state/placement/place-bets';
import { setStake } from '../src/state/slip/slip-actions';
import { drawPageOptions, type FuzzedPage, openFuzzedPage, PLACES, type Spoil, warmUp } from './fuzzed-page';
import { type Finding, FuzzFindings } from './fuzz-findings';
import { type DeliveredAnswer, DelayedAnswers, type SpoiltCall } from './delayed-answers';
import { SeededRandom } from './seeded-random';
import { readableData } from './spoilt-answer';

const STARTS = 0.12;

interface Round {
  readonly page: FuzzedPage;
  readonly isStart: boolean;
  readonly delayed: DelayedAnswers;
  /** Last one first. */
  readonly delivered: DeliveredAnswer[];
}

/** Some calls are made only at a start. */
async function beginRound(page: FuzzedPage, random: SeededRandom): Promise<Round> {
  const delayed = new DelayedAnswers(random);
  if (!random.chance(STARTS)) {
    await askForAll(page, delayed.spoil, random);
    return { page, isStart: false, delayed, delivered: [] };
  }
  await page.close();
  const opened = await openFuzzedPage({ ...drawPageOptions(random), spoil: delayed.spoil });
  opened.sockets.at(-1)?.hello();
  await opened.settle(1);
  return { page: opened, isStart: true, delayed, delivered: [] };
}

const isSpoilt = ({ delayed, delivered }: Round, name: SpoiltCall): boolean =>
  delayed.has(name) || delivered.some(({ call }) => call === name);

/** The amount is the balance; a bet with an order number leaves the slip. */
const readableResults = (delivered: readonly DeliveredAnswer[]) =>
  delivered.flatMap(({ call, answer }) => {
    const placed = call === 'playMore' ? readableData(CALLS.playMore.response, answer) : undefined;
    return placed === undefined ? [] : [placed.results];
  });

const headerOf = ({ element }: FuzzedPage): string => element.getElementsByTagName('header')[0]?.textContent ?? '';

/** Only an accepted bet, or a 602 or 604, which end the session, may change the slip (ERR-4). */
function moneyFaults(round: Round): readonly string[] {
  const { page, isStart, delivered } = round;
  if (page.app.session.getState().token === null) return [];
  const faults: string[] = [];
  const { singleIds, items } = page.app.slip.getState().slip;
  const readable = readableResults(delivered);
  const isAccepted = readable.flat().some(({ order_no }) => order_no !== null);
  if (!isAccepted && (singleIds.join() !== '1' || items.length !== 1))
    faults.push(`the slip became ${singleIds.join()}`);
  const header = headerOf(page);
  const isOpen = isSpoilt(round, 'balance') || (isStart && isSpoilt(round, 'getCurrency')) || readable.length > 0;
  if (!isOpen && !header.includes(page.money)) faults.push(`the balance became "${header}"`);
  if (page.callsOf('playMore').length > 1) faults.push('placed twice');
  return faults;
}

/** A pending bet, or an ended session and an empty slip. */
const isUsedUp = ({ page }: Round): boolean =>
  page.callsOf('playMore').length > 0 || page.app.slip.getState().slip.singleIds.length === 0;

/** After a lost session or another balance. */
async function mend({ page }: Round): Promise<readonly string[]> {
  const isSound = (): boolean => headerOf(page).includes(page.money);
  page.spoil(null);
  if (isSound()) return [];
  await act(async () => {
    page.app.queries.reset();
    if (page.app.session.getState().token === null) signIn(page.app, TOKEN);
    else await refreshAccount(page.app);
  });
  await page.settle(2);
  return isSound() ? [] : ['a sound answer does not mend the page'];
}

const wordsOf = (delivered: readonly DeliveredAnswer[]): string =>
  delivered.map(({ call, answer }) => `${call}: ${answer.status} ${answer.text}`).join('\n after ');

export interface FuzzedAnswers {
  readonly findings: readonly Finding[];
  readonly spoilt: ReadonlyMap<SpoiltCall, number>;
}

export async function fuzzAnswers(cases: number, seed: number): Promise<FuzzedAnswers> {
  const random = new SeededRandom(seed);
  const findings = new FuzzFindings();
  const stop = findings.listen();
  const spoilt = new Map<SpoiltCall, number>();
  let page = await openFuzzedPage();
  await warmUp(page);
  let at = 0;
  while (at < cases && !findings.areEnough) {
    const round = await beginRound(page, random);
    page = round.page;
    for (
      let delivered = round.delayed.deliverOne();
      delivered !== null && at < cases;
      delivered = round.delayed.deliverOne()
    ) {
      await page.settle(2);
      round.delivered.unshift(delivered);
      spoilt.set(delivered.call, (spoilt.get(delivered.call) ?? 0) + 1);
      findings.look(page, at, wordsOf(round.delivered), moneyFaults(round));
      at += 1;
    }
    if (isUsedUp(round)) {
      await page.close();
      page = await openFuzzedPage(drawPageOptions(random));
    } else if (at < cases) findings.look(page, at, wordsOf(round.delivered), await mend(round));
  }
  await page.close();
  stop();
  return { findings: findings.all, spoilt };
}

/** Places with more calls are more frequent. */
const ROUNDS_AT = [...PLACES, '/match/detail?game_id=1', '/match/detail?game_id=1', '/bets', '/bets'] as const;
/** Shares of rounds that move, refresh, and make each call. */
const MOVES = 0.5;
const BEHIND = 0.5;
const BALANCES = 0.4;
const FAVORITES = 0.5;
const RECEIPTS = 0.7;
const PLACEMENTS = 0.12;

/** Failures leave these places. */
async function comeToPlace(page: FuzzedPage, random: SeededRandom, isBehind: boolean): Promise<void> {
  const { path } = page.app.env.location.read();
  const isThere = PLACES.some((place) => place.startsWith(path));
  if (!isThere || !isBehind) {
    await act(() => {
      page.app.queries.reset();
      return Promise.resolve();
    });
  }
  if (!isThere || random.chance(MOVES)) await page.go(random.pick(ROUNDS_AT));
  if (isBehind) await page.settle(2);
}

function openReceipt({ element }: FuzzedPage): void {
  const footer = element.querySelector('main article footer');
  const button = [...(footer?.querySelectorAll('button') ?? [])].at(-1);
  if (button !== undefined) fireEvent.click(button);
}

/** Not awaited: without a valid answer the app keeps asking. */
function placeSingle({ app }: FuzzedPage): void {
  setStake(app, { kind: 'single', text: '20' });
  void placeBets(app, 'single');
}

async function askForAll(page: FuzzedPage, spoil: Spoil, random: SeededRandom): Promise<void> {
  const isBehind = random.chance(BEHIND);
  page.spoil(isBehind ? null : spoil);
  await comeToPlace(page, random, isBehind);
  page.spoil(spoil);
  await act(() => {
    if (random.chance(RECEIPTS)) openReceipt(page);
    if (isBehind) for (const scope of ['matches', 'fixed', 'own'] as const) page.app.queries.invalidate(scope);
    if (random.chance(BALANCES)) void refreshAccount(page.app);
    if (random.chance(FAVORITES)) void setFavorite(page.app, 1, random.chance(0.5));
    if (random.chance(PLACEMENTS)) placeSingle(page);
    return Promise.resolve();
  });
}
