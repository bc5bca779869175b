import { CALLS, type CallName } from '@clutchline/contract';
import * as z from 'zod/mini';

import { envelope, ok } from '../../testing/test-app';
import { ASK_FOR } from './ask-for';
import { drawWish } from './draw-wish';
import { FuzzFindings, type Finding } from './fuzz-findings';
import { openFuzzedPage, warmUp, type FuzzedPage, type Spoil } from './fuzzed-page';
import { mutateJson } from './mutate-json';
import { SeededRandom } from './seeded-random';

/** Only a page that opens makes these. */
const START_CALLS = ['getPointsByIds', 'getPushTicket', 'balance'] as const satisfies readonly CallName[];
const LATER_CALLS = [
  'getGameListByGameTypeId',
  'getGameTypeDict',
  'getGameTopDictSplit',
  'getPointsListSplit',
  'getUserHistory',
  'getCurrency',
  'getOrdinaryLimitInfo',
  'balance',
  'addFavorite',
  'getBetReceipt',
] as const satisfies readonly (keyof typeof ASK_FOR)[];
/** The share of cases that begin with a page of their own, and of those that end with one: drawing it takes longest. */
const STARTS = 0.03;
const PLACEMENTS = 0.03;
/** After so many answers the page starts anew, as players do. */
const CASES_A_PAGE = 50;
const CODES = [0, 1, 2, 14, 15, 17, 18, 451, 602, 604, -1, 7, 1e9] as const;
const HTML = '<!doctype html><title>502</title><h1>undefined</h1>';

function spoiltText(sound: unknown, random: SeededRandom): string {
  const text = JSON.stringify(ok(sound));
  return random.pick([text.slice(0, random.below(text.length)), HTML, '', 'null', '[]', '"x"', '\uFEFF', '{"code":1}']);
}

/** One answer that a broken server, or a proxy before it, might give. */
export function spoiltAnswer(sound: unknown, random: SeededRandom): Response {
  const kind = random.below(10);
  if (kind === 0)
    return new Response(spoiltText(sound, random), { status: random.pick([200, 200, 502, 503, 429, 403]) });
  if (kind === 1) {
    return Response.json(
      envelope(random.pick(CODES), random.pick([null, sound]), random.pick([0, 15, 17, 18, 1001, -1]), 'Said'),
    );
  }
  if (kind === 2) return Response.json(mutateJson(ok(sound), random));
  return Response.json(ok(mutateJson(mutateJson(sound, random), random)));
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Case {
  readonly page: FuzzedPage;
  readonly call: CallName;
  readonly place: string;
  readonly said: readonly string[];
}

/** Spoils one call, now and then so slowly that those of the next case overtake it; what it answers is written down. */
function spoilCall(call: CallName, random: SeededRandom): { readonly spoil: Spoil; readonly said: string[] } {
  const said: string[] = [];
  const spoil: Spoil = async (name, sound) => {
    if (name !== call) return ok(sound);
    const answer = spoiltAnswer(sound, random);
    said.push(await answer.clone().text());
    if (random.chance(0.1)) await later(random.below(20));
    return answer;
  };
  return { spoil, said };
}

function drawCall(random: SeededRandom) {
  if (random.chance(STARTS)) return random.pick(START_CALLS);
  return random.chance(PLACEMENTS) ? 'playMore' : random.pick(LATER_CALLS);
}

/** One call is spoilt and made, by the page that is open or, where it belongs to the start, by a new one. */
async function playCase(page: FuzzedPage, random: SeededRandom): Promise<Case> {
  const call = drawCall(random);
  const { spoil, said } = spoilCall(call, random);
  const isStart = call === 'getPointsByIds' || call === 'getPushTicket' || (call === 'balance' && random.chance(0.3));
  if (isStart) {
    await page.close();
    const opened = await openFuzzedPage({ ...drawWish(random), spoil });
    opened.sockets.at(-1)?.hello();
    await opened.settle(2);
    return { page: opened, call, place: 'the start', said };
  }
  page.spoil(spoil);
  await ASK_FOR[call](page, random);
  await page.settle(2);
  return { page, call, place: page.app.env.location.read().path, said };
}

/** What of it reads as an answer to a placement: its amount is the balance, and a bet with a number left the slip. */
const readableResults = (said: readonly string[]) =>
  said.flatMap((text) => {
    try {
      return [z.object({ data: CALLS.playMore.response }).parse(JSON.parse(text)).data.results];
    } catch {
      return [];
    }
  });

/** A 602 or 604 ends the session and empties the slip, a bet that was taken leaves it; nothing else may touch it (ERR-4). */
function moneyFaults({ page, call, said }: Case): readonly string[] {
  if (page.app.session.getState().token === null) return [];
  const faults: string[] = [];
  const { singleIds, items } = page.app.slip.getState().slip;
  const readable = call === 'playMore' ? readableResults(said) : [];
  const isTaken = readable.flat().some(({ order_no }) => order_no !== null);
  if (!isTaken && (singleIds.join() !== '1' || items.length !== 1)) faults.push(`the slip became ${singleIds.join()}`);
  const header = page.element.getElementsByTagName('header')[0]?.textContent ?? '';
  if (call !== 'balance' && readable.length === 0 && !header.includes(page.money))
    faults.push(`the balance became "${header}"`);
  if (page.callsOf('playMore').length > 1) faults.push('placed twice');
  return faults;
}

/** Whether the next case would begin with what this one left: nobody signed in, a bet under way, another balance. */
const isUsedUp = ({ page, call }: Case): boolean =>
  call === 'playMore' || page.app.session.getState().token === null || !page.element.textContent.includes(page.money);

/** How many cases there were, and how many of them made the call that was to be spoilt. */
export interface FuzzedAnswers {
  readonly findings: readonly Finding[];
  readonly spoilt: number;
}

/** Plays so many spoilt answers to the page and gives what broke. */
export async function fuzzAnswers(cases: number, seed: number): Promise<FuzzedAnswers> {
  const random = new SeededRandom(seed);
  const findings = new FuzzFindings();
  const stop = findings.listen();
  let spoilt = 0;
  let page = await openFuzzedPage();
  await warmUp(page);
  for (let at = 0; at < cases && !findings.areEnough; at += 1) {
    const played = await playCase(page, random);
    page = played.page;
    spoilt += played.said.length > 0 ? 1 : 0;
    findings.look(page, at, `${played.call} at ${played.place}: ${played.said.join('\n')}`, moneyFaults(played));
    if (isUsedUp(played) || at % CASES_A_PAGE === CASES_A_PAGE - 1) {
      await page.close();
      page = await openFuzzedPage(drawWish(random));
    }
  }
  await page.close();
  stop();
  return { findings: findings.all, spoilt };
}
