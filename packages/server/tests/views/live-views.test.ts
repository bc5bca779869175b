import type { FeedEvent, LiveView } from '@clutchline/contract';
import { createSimulatorFeed } from '@clutchline/feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import type { BusMessage } from '../../src/bus';
import { ingestFeedEvents } from '../../src/feed';
import { readLiveView, startLiveViews, ViewCounts } from '../../src/views';
import { LiveViews } from '../../src/views/live-views';

const feed = createSimulatorFeed({ seed: 'views' });
let context: TestContext;
let snapshot: readonly FeedEvent[];

beforeAll(async () => {
  context = await openTestContext();
  context.setNow(NOW);
  snapshot = feed.snapshot(NOW);
  const { views } = await ingestFeedEvents(context, snapshot);
  expect(views).toEqual(viewsIn(snapshot));
  expect(views.length).toBeGreaterThan(1);
});
afterAll(() => context.close());

const viewsIn = (events: readonly FeedEvent[]) => events.filter((event) => event.type === 'live-view');
const call = async (game_id: number) => await readLiveView(context, { lang: 2, game_id });
const countOf = async (counts: ViewCounts): Promise<readonly number[]> =>
  await Promise.all(
    [counts.accepted, counts.dropped].map(async (counter) => (await counter.get()).values[0]?.value ?? 0),
  );

describe('live views of a feed', () => {
  it('VIEW-1 stores the first view of a map at once, and getLiveView answers it', async () => {
    const live = new LiveViews(context, new ViewCounts());
    await live.receive(viewsIn(snapshot));
    await live.store();
    for (const { game_id, view } of viewsIn(snapshot))
      expect(await call(game_id)).toEqual({ kind: 'ok', data: { view } });
  });

  it('VIEW-1 a new leader goes on from the stored view: it does not lead back, and publishes nothing old', async () => {
    const counts = new ViewCounts();
    const live = new LiveViews(context, counts);
    const [event] = viewsIn(snapshot);
    await live.receive([{ ...event, view: { ...event!.view, at: event!.view.at - 1 } }]);
    expect([await countOf(counts), live.takeChanged()]).toEqual([[0, 1], []]);
    await live.receive([{ ...event, view: { ...event!.view, at: event!.view.at + 1 } }]);
    expect(live.takeChanged()).toMatchObject([{ game_id: event!.game_id, at: event!.view.at + 1 }]);
    expect(live.takeChanged()).toEqual([]);
  });

  it('VIEW-5 the job publishes each changed view once in a message of the bus', async () => {
    const messages: BusMessage[] = [];
    const job = startLiveViews(context, {
      bus: { publish: (message) => messages.push(message) },
      counts: new ViewCounts(),
    });
    try {
      await job.receive(
        viewsIn(feed.between(NOW, NOW + 2_000)).map((event) => ({
          ...event,
          view: { ...event.view, at: event.view.at + 5 },
        })),
      );
      const until = performance.now() + 10_000;
      while (messages.length === 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await job.stop();
    }
    const views = messages.flatMap((message) => (message.type === 'views' ? message.views : []));
    expect(views.length).toBeGreaterThan(0);
    expect(new Set(views.map(({ game_id }) => game_id)).size).toBe(views.length);
  });

  it('bad-input 189 views that are none lock no play, are not quarantined, and do not stop the other events', async () => {
    const [event] = viewsIn(snapshot);
    const gameId = event!.game_id;
    const statuses = async () =>
      (await context.stores.board.plays([gameId], 'all')).map(({ play }) => [play.play_info_id, play.status]);
    const before = await statuses();
    const bad: readonly unknown[] = [
      { ...event, view: null },
      { ...event, view: { ...event!.view, kills: [NaN, -1], round: 40 } },
      { ...event, game_id: 'x' },
      { type: 'live-view' },
      { ...event, view: { ...event!.view, sides: [{ team_id: 1 }, { team_id: 2 }] } },
      { ...event, game_id: 999_999_999 },
    ];
    const counts = new ViewCounts();
    const live = new LiveViews(context, counts);
    const { views } = await ingestFeedEvents(context, [...bad, { type: 'team', team_id: 1, names: namesOf('Bad') }]);
    await live.receive(views);
    expect(await countOf(counts)).toEqual([0, bad.length]);
    expect(await context.stores.quarantine.list('held')).toEqual([]);
    expect(await statuses()).toEqual(before);
    expect(await call(gameId)).toMatchObject({ kind: 'ok', data: { view: { game_id: gameId } } });
  });

  it('bad-input 190 the call refuses an unknown match, an outright, one that ended and a hidden one', async () => {
    const ofKind = (kind: 'outright') => snapshot.find((event) => event.type === 'match' && event.kind === kind);
    const outright = ofKind('outright');
    const refusal = { kind: 'refused', refusal: 'no_match' };
    expect(await call(999_999_999)).toEqual(refusal);
    expect(await call(outright?.type === 'match' ? outright.game_id : 0)).toEqual(refusal);
    const [ending, hiding] = viewsIn(snapshot).map(({ game_id }) => game_id);
    const liveOf = (game_id: number) =>
      snapshot.findLast((event) => event.type === 'live' && event.game_id === game_id);
    const change = (gameId: number, fields: object): FeedEvent => {
      const event = liveOf(gameId);
      if (event?.type !== 'live') throw new Error('no live state');
      return { ...event, live: { ...event.live, ...fields } };
    };
    await ingestFeedEvents(context, [change(ending!, { status: 4 }), change(hiding!, { is_hide: 1 })]);
    expect([await call(ending!), await call(hiding!)]).toEqual([refusal, refusal]);
    const shown: readonly LiveView[] = await context.stores.views.current();
    expect(shown.map(({ game_id }) => game_id)).not.toContain(ending);
    expect(shown.map(({ game_id }) => game_id)).not.toContain(hiding);
  });

  it('VIEW-1 a match before its first map has no view, and old views are removed', async () => {
    const coming = snapshot.find(
      (event) => event.type === 'match' && event.kind !== 'outright' && event.start_time > NOW,
    );
    expect(await call(coming?.type === 'match' ? coming.game_id : 0)).toEqual({ kind: 'ok', data: { view: null } });
    await context.stores.views.removeBefore(NOW + 86_400_000);
    expect(await context.stores.views.current()).toEqual([]);
  });
});

const namesOf = (name: string) => ({ cn: '', en: name, tw: '', th: '', vn: '', in: '', jp: '', kr: '' });
