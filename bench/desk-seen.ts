import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { medianOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import {
  acceptOffer,
  approveEndOfPanic,
  lockMatch,
  lowerFirstPrice,
  offerSmallerStake,
  openMatch,
  openTwoOperators,
  panic,
  placeReferredBet,
  proposeEndOfPanic,
  referSingles,
} from '@clutchline/test-support/desk/desk-steps';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const ENGLISH = 2;
const MOST_MS = 1_500;
/** Units of CNY. */
const FIRST_STAKE = 80;

/** The number of the last coming match on the page. */
async function lastMatch(player: SitePage): Promise<number> {
  const link = player.upcomingRows().last().locator('a[href*="game_id="]').first();
  return Number(/game_id=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
}

/** D3, D13: from a press on the desk until players see it, and the other way round, in browsers. */
export async function deskSeen(rounds: number): Promise<Comparison[]> {
  const product = await startProduct('desk-seen', { hasDesk: true });
  const browser = await startBrowser('whole');
  const times: Record<string, number[]> = {};
  const note = (name: string, ms: number): void => void (times[name] ??= []).push(ms);
  try {
    const site = { ...product, now: () => product.clock.now() };
    const [ann, bob] = await openTwoOperators(browser, site, [['trader'], ['admin']]);
    const { page } = await openPage(browser);
    const player = await SitePage.open(page, product.url, ENGLISH);
    await player.signIn('demo', 'demo-2026');
    await referSingles(ann);
    for (let round = 0; round < rounds; round += 1) {
      await ann.open('queue');
      const bet = { stake: FIRST_STAKE + round, match: round };
      note('a referred bet', await placeReferredBet(player, ann, bet));
      note('an offer', await offerSmallerStake(ann, page, bet));
      note('an accepted offer', await acceptOffer(page, ann, bet));
      await player.slip.pressDone();
      const price = await openMatch(ann, player, await lastMatch(player));
      note('a suspended match', await lockMatch(ann, price, 'Suspend'));
      note('a resumed match', await lockMatch(ann, price, 'Resume'));
      note('a price', await lowerFirstPrice(ann, price));
      note('the panic', await panic(ann, page));
      await proposeEndOfPanic(ann);
      note('its end', await approveEndOfPanic(bob, page));
    }
  } finally {
    await browser.close();
    await product.close();
  }
  return Object.entries(times).map(([name, measured]) => {
    const slowest = Math.max(...measured);
    const isReached = slowest <= MOST_MS;
    const [middle, most] = [medianOf(measured), slowest].map(Math.round);
    console.log(
      `desk ${name}: median ${middle}, slowest ${most} ms   goal ${MOST_MS}: ${isReached ? 'reached' : 'missed'}`,
    );
    return { name: `desk ${name}`, ratio: slowest / MOST_MS, isReached };
  });
}
