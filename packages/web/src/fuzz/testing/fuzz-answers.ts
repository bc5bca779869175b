import type { CallName } from '@clutchline/contract';

import { envelope, ok } from '../../testing/test-app';
import { FuzzFindings, type Finding } from './fuzz-findings';
import { openFuzzedPage, PLACES, warmUp, type FuzzedPage } from './fuzzed-page';
import { mutateJson } from './mutate-json';
import { SeededRandom } from './seeded-random';

const SPOILT_CALLS = [
  'getGameListByGameTypeId',
  'getGameTypeDict',
  'getPointsListSplit',
  'getUserHistory',
  'getPointsByIds',
  'getOrdinaryLimitInfo',
  'getCurrency',
  'getGameTopDictSplit',
  'balance',
  'getPushTicket',
] as const satisfies readonly CallName[];
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
  readonly call: CallName;
  readonly place: string;
  readonly said: string;
}

async function playCase(page: FuzzedPage, random: SeededRandom): Promise<Case> {
  const call = random.pick(SPOILT_CALLS);
  const said: string[] = [];
  page.spoil(async (name, sound) => {
    if (name !== call) return ok(sound);
    const answer = spoiltAnswer(sound, random);
    said.push(await answer.clone().text());
    // Slow ones are overtaken by those of the next case.
    if (random.chance(0.1)) await later(random.below(20));
    return answer;
  });
  const place = random.pick(PLACES);
  await page.go(place);
  page.app.queries.reset();
  await page.settle(2);
  return { call, place, said: said.join('\n') };
}

/** A 602 or 604 ends the session and empties the slip; nothing else may touch either (ERR-4). */
function moneyFaults(page: FuzzedPage, { call, said }: Case): readonly string[] {
  if (page.app.session.getState().token === null) return [];
  const faults: string[] = [];
  const { singleIds, items } = page.app.slip.getState().slip;
  if (singleIds.join() !== '1' || items.length !== 1) faults.push(`the slip became ${singleIds.join()}`);
  const header = page.element.querySelector('header')?.textContent ?? '';
  if (call !== 'balance' && !header.includes('100.00'))
    faults.push(`the balance became "${header}" after ${said.slice(0, 80)}`);
  return faults;
}

/** Plays so many spoilt answers to the page and gives what broke. */
export async function fuzzAnswers(cases: number, seed: number): Promise<readonly Finding[]> {
  const random = new SeededRandom(seed);
  const findings = new FuzzFindings();
  const stop = findings.listen();
  let page = await openFuzzedPage();
  await warmUp(page);
  for (let at = 0; at < cases; at += 1) {
    if (page.app.session.getState().token === null || at % CASES_A_PAGE === CASES_A_PAGE - 1) {
      await page.close();
      page = await openFuzzedPage();
    }
    const played = await playCase(page, random);
    findings.look(page, at, `${played.call} at ${played.place}: ${played.said}`, moneyFaults(page, played));
    if (!page.element.textContent.includes('100.00')) {
      page.spoil(null);
      await page.close();
      page = await openFuzzedPage();
    }
  }
  await page.close();
  stop();
  return findings.all;
}
