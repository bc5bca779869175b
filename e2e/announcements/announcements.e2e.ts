import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import type { Utterance } from '@clutchline/test-support/browser/live-regions';
import { addedPick, announcedText, isOther, movesIn, plainName, type AnnouncedMove } from './announced-text';
import { ListeningPlayer, type ListeningOptions } from './listening-player';

/** Real seconds of betting at speed 60; a whole day has 1440 (`npm run day-of-announcements`). */
const SECONDS = Number(process.env['ANNOUNCED_SECONDS'] ?? '12');
const SPEED = 60;
/** Of the wall clock, until the bets are settled. */
const FAST = 40;

const PLAYERS: readonly ListeningOptions[] = [
  { langId: 2, locale: 'en-US', username: 'demo', width: 1440, stake: 10 },
  { langId: 1, locale: 'zh-CN', username: 'mika', width: 1440, stake: 200 },
  { langId: 5, locale: 'vi-VN', username: 'linh', width: 390, stake: 50_000 },
];

/** Longer betting on a busy machine, until there is something to announce, ms. */
const PATIENCE_MS = 90_000;
/** A live match of the slip is replaced by another one after this time, ms. */
const WATCH_MS = 120_000;
/** Shortest time between two announcements of prices, ms; a busy page may show the first one late. */
const PRICES_EVERY_MS = 9_000;

describe('live regions while a player bets', () => {
  let browser: Browser;
  let site: Site;
  let players: readonly ListeningPlayer[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('announcements', { speed: SPEED });
    players = await Promise.all(PLAYERS.map((options) => ListeningPlayer.open(browser, site.url, options)));
  });
  afterAll(async () => {
    await Promise.all(players.map((player) => player.close()));
    await browser.close();
    await site.close();
  });

  async function betUntil(player: ListeningPlayer, end: number): Promise<void> {
    let watchUntil = 0;
    do {
      if (Date.now() > watchUntil) {
        await player.watchLivePrice();
        watchUntil = Date.now() + WATCH_MS;
      }
      await player.bet('upcoming');
      await player.bet('live');
      await player.bet('upcoming', { isRefused: true });
    } while (Date.now() < end || (!player.hasSeenAll() && Date.now() < end + PATIENCE_MS));
  }

  it(
    `U3 each acceptance, refusal, settlement and moved price is announced once: ${PLAYERS.map(({ locale }) => locale).join(', ')}`,
    { timeout: (SECONDS + 330) * 1_000 },
    async () => {
      onTestFailed(() => {
        for (const { options, failures, utterances } of players) {
          console.error(JSON.stringify({ locale: options.locale, failures, utterances }, null, 1));
        }
      });
      const end = Date.now() + SECONDS * 1_000;
      await Promise.all(players.map((player) => betUntil(player, end)));
      site.setSpeed(FAST);
      await eventually(
        () => Promise.resolve(players.flatMap(({ witness }) => witness.openOrders())),
        (open) => open.length === 0,
        120_000,
      );
      site.setSpeed(1);
      await new Promise((resolve) => setTimeout(resolve, 11_000));
      for (const player of players) expectEachAnnouncedOnce(player);
    },
  );
});

/** A pick that is added again after its bet was refused is announced again, ms. */
const SAME_MS = 500;
/** So is a state that came back to its region: real seconds are minutes of the matches. */
const BACK_MS = 100;

function isRepeated(announced: readonly Utterance[], one: Utterance): boolean {
  const before = announced.slice(0, announced.indexOf(one)).findLast(({ role }) => role === one.role);
  return before?.text === one.text && one.at - before.at < (one.isBack ? BACK_MS : SAME_MS);
}

function expectEachAnnouncedOnce(player: ListeningPlayer): void {
  const { utterances, witness, currency, refusals } = player;
  const { t } = player.site;
  const announced = utterances.filter(({ isExposed }) => isExposed);
  const log = announced.filter(({ role }) => role === 'log');
  const isOfBet = ({ text }: Utterance): boolean => movesIn(t, text) === null && !isOther(t, text);
  const expected = [...witness.bets.values()].map((bet) => announcedText(t, currency, bet)).concat(refusals);
  const { locale } = player.options;
  expect(witness.bets.size, locale).toBeGreaterThan(3);
  expect(refusals.length, locale).toBeGreaterThan(0);
  expect(textsOf(log.filter(isOfBet)), locale).toEqual(expected.concat(conflated(player, log)).toSorted());
  expectMovesAnnounced(player, log);
  const others = announced.filter(({ role }) => role !== 'log');
  expect(
    textsOf(others).filter((text) => expected.includes(text)),
    locale,
  ).toEqual([]);
  expect(textsOf(utterances).filter((text) => text === '')).toEqual([]);
  // Two bets on one pick have the same text.
  const unique = announced.filter((one) => one.role !== 'log' || !isOfBet(one));
  expect(
    unique.filter((one) => isRepeated(announced, one)),
    locale,
  ).toEqual([]);
}

/**
 * Announcements of held bets that were decided so soon that the push sent the decision alone: the page had the held state
 * from the answer to the bet.
 */
function conflated({ site: { t }, witness, currency }: ListeningPlayer, log: readonly Utterance[]): readonly string[] {
  const bets = [...witness.bets.values()];
  const held = new Set(bets.filter(({ receive_status }) => receive_status === 1).map(({ order_no }) => order_no));
  const others = bets.filter(
    ({ order_no, revision, decide_at }) => decide_at !== null && revision === 0 && !held.has(order_no),
  );
  const texts = others.map((bet) => announcedText(t, currency, { ...bet, receive_status: 1 }));
  return texts.filter((text) => log.some((utterance) => utterance.text === text));
}

const textsOf = (utterances: readonly Utterance[]): readonly string[] => utterances.map(({ text }) => text).toSorted();

/** Each from the last announced price of the pick, at most one in ten seconds, and only prices that were published. */
function expectMovesAnnounced({ site: { t }, witness }: ListeningPlayer, log: readonly Utterance[]): void {
  const published = new Set([...witness.odds.values()].flatMap((odds) => [...odds]));
  const last = new Map<string, string>();
  /** The same pick has another name while a namesake is on the slip. */
  const forget = (pick: string, isForgotten: (other: string) => boolean): void => {
    for (const other of last.keys()) if (plainName(other) === plainName(pick) && isForgotten(other)) last.delete(other);
  };
  let announcedAt = 0;
  let count = 0;
  for (const { text, at } of log) {
    const added = addedPick(t, text);
    if (added !== null) forget(added, () => true);
    const moves: readonly AnnouncedMove[] = movesIn(t, text) ?? [];
    if (moves.length === 0) continue;
    expect(at - announcedAt).toBeGreaterThan(PRICES_EVERY_MS);
    announcedAt = at;
    for (const { pick, was, odd } of moves) {
      forget(pick, (other) => other !== pick && [pick, other].includes(plainName(pick)));
      expect([pick, was]).toEqual([pick, last.get(pick) ?? was]);
      expect([pick, published.has(was), published.has(odd), was === odd]).toEqual([pick, true, true, false]);
      last.set(pick, odd);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
}
