// @vitest-environment jsdom
import type { MatchStream } from '@clutchline/contract';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok } from '../../../testing/test-app';
import type { PlaybackProblem } from '../../data/play-hls';
import { AppStateContext } from '../../state/app-context';
import { AppSurface } from '../../ui/app-surface';
import { PlayerDock } from './player-dock';
import { StreamsCard } from './streams-card';

const engine = vi.hoisted(() => ({
  cues: [] as string[],
  started: [] as { url: string; report: (problem: PlaybackProblem | null) => void; stop: () => void }[],
}));
vi.mock('../../data/play-hls', () => ({
  startPlayback: (_video: HTMLVideoElement, url: string, report: (problem: PlaybackProblem | null) => void) => {
    const stop = vi.fn();
    engine.started.push({ url, report, stop });
    return { shownAt: () => null, stop };
  },
}));

const MATCH = buildMatch({ game_id: 7 });
const STREAM: MatchStream = {
  ...{ lang: 'en', platform: 'hls', channel: 'demo-10' },
  ...{ is_official: 1, status: 'live', delay_s: null },
};
const TWITCH: MatchStream = { ...STREAM, platform: 'twitch', channel: 'some_channel' };

let play: unknown;

beforeEach(() => {
  engine.started.length = 0;
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    this.dispatchEvent(new Event('pause'));
  });
  engine.cues.length = 0;
  HTMLMediaElement.prototype.addTextTrack = () =>
    ({ mode: 'hidden', addCue: ({ text }: VTTCue) => engine.cues.push(text) }) as unknown as TextTrack;
  vi.stubGlobal(
    'VTTCue',
    class {
      constructor(
        readonly startTime: number,
        readonly endTime: number,
        readonly text: string,
      ) {}
    },
  );
  globalThis.ResizeObserver = class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(streams: readonly MatchStream[] = [STREAM], langId: 2 | 7 = 2) {
  const { app, frame } = createTestApp({
    server: { getStreams: () => ok({ streams, server_time: Date.now() }) },
  });
  const page = (hasScreen: boolean) => (
    <AppStateContext value={app}>
      <InLanguage langId={langId}>
        <PlayerDock />
        {hasScreen && <StreamsCard match={MATCH} />}
      </InLanguage>
    </AppStateContext>
  );
  const view = render(page(true));
  await act(() => vi.dynamicImportSettled());
  const inside = within(view.container);
  const watch = () => fireEvent.click(inside.getByRole('button', { name: 'Watch' }));
  return { app, frame, view, inside, watch, show: (hasScreen: boolean) => view.rerender(page(hasScreen)) };
}

const videoIn = (container: HTMLElement) => container.querySelector('video');

it('STREAM-2 nothing plays or loads before "Watch"', async () => {
  const { view, watch } = await open();
  expect(engine.started).toEqual([]);
  expect(videoIn(view.container)).toBeNull();
  watch();
  expect(engine.started.map(({ url }) => url)).toEqual(['/streams/demo-10/stream.m3u8']);
  expect(videoIn(view.container)?.muted).toBe(true);
});

it('MINI-1 bad-input 195: over 60 changes of the screen the same video plays on, and ends once', async () => {
  const { view, watch, show, inside } = await open();
  watch();
  const video = videoIn(view.container);
  for (let change = 0; change < 60; change += 1) {
    show(change % 2 === 1);
    expect(videoIn(view.container)).toBe(video);
  }
  expect(engine.started).toHaveLength(1);
  expect(engine.started[0]?.stop).not.toHaveBeenCalled();
  show(false);
  inside.getByRole('link', { name: /–/ });
  fireEvent.click(inside.getByRole('button', { name: 'Close the stream' }));
  expect(videoIn(view.container)).toBeNull();
  expect(engine.started[0]?.stop).toHaveBeenCalledOnce();
});

describe('in a narrow app', () => {
  async function openNarrow() {
    const { app } = createTestApp({ server: { getStreams: () => ok({ streams: [STREAM], server_time: Date.now() }) } });
    const page = (hasScreen: boolean) => (
      <AppStateContext value={app}>
        <InLanguage langId={2}>
          <AppSurface theme="arena" lang="en" tokens={undefined}>
            <div data-width="narrow" data-testid="frame">
              <PlayerDock />
              {hasScreen && <StreamsCard match={MATCH} />}
              <div data-skip="slip">
                <button type="button">Slip</button>
              </div>
            </div>
          </AppSurface>
        </InLanguage>
      </AppStateContext>
    );
    const view = render(page(true));
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(view.getByRole('button', { name: 'Watch' }));
    view.rerender(page(false));
    const frame = view.getByTestId('frame');
    const placeOf = () => view.getByRole('region', { name: 'Live stream' }).parentElement;
    return { view, page, frame, placeOf };
  }

  it('MINI-1 begins as a bar above that of the slip, and moves above everything by button and keys', async () => {
    const { view, frame, placeOf } = await openNarrow();
    const video = videoIn(view.container);
    const slip = view.getByRole('button', { name: 'Slip' }).parentElement;
    expect(slip?.firstElementChild).toBe(placeOf());
    fireEvent.click(view.getByRole('button', { name: 'Move to the other side' }));
    expect(placeOf()?.parentElement).toBe(frame);
    fireEvent.keyDown(view.getByRole('link'), { key: 'ArrowDown' });
    expect(slip?.firstElementChild).toBe(placeOf());
    expect(videoIn(view.container)).toBe(video);
  });

  it('MINI-1 leaves nothing behind when it is closed, and returns to its screen', async () => {
    const { view, page, placeOf } = await openNarrow();
    const slip = view.getByRole('button', { name: 'Slip' }).parentElement;
    view.rerender(page(true));
    expect(slip?.children).toHaveLength(1);
    view.rerender(page(false));
    expect(slip?.firstElementChild).toBe(placeOf());
    fireEvent.click(view.getByRole('button', { name: 'Close the stream' }));
    expect(slip?.children).toHaveLength(1);
  });
});

it('bad-input 195: an app that ends while its player loads stops it', async () => {
  const { view, watch } = await open();
  watch();
  view.unmount();
  expect(engine.started[0]?.stop).toHaveBeenCalledOnce();
});

it('bad-input 195 K20: of two apps on a page one plays, and each has its own mini player', async () => {
  const [one, other] = [await open(), await open()];
  for (const { watch, show } of [one, other]) {
    watch();
    show(false);
  }
  const [first, second] = [videoIn(one.view.container), videoIn(other.view.container)];
  if (first === null || second === null) throw new Error('no video');
  await act(() => first.play());
  await act(() => second.play());
  expect([first.paused, second.paused]).toEqual([true, false]);
  await act(() => first.play());
  expect([first.paused, second.paused]).toEqual([false, true]);
  fireEvent.click(one.inside.getByRole('button', { name: 'Close the stream' }));
  expect(videoIn(one.view.container)).toBeNull();
  expect(videoIn(other.view.container)).toBe(second);
});

it('bad-input 195: in a hidden tab the picture rests, and plays on afterwards', async () => {
  const { view, watch } = await open();
  watch();
  const video = videoIn(view.container);
  await act(async () => video?.play());
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(video?.paused).toBe(true);
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(video?.paused).toBe(false);
});

it.each([
  ['missing', 'The stream is not available right now. The live score continues.', 'Try again'],
  ['blocked', 'The browser is waiting for you to start the video.', 'Play'],
  ['unsupported', 'This browser cannot play the stream. The live score continues.', null],
] as const)('bad-input 192 bad-input 193: a stream that is %s is reported in words', async (problem, text, button) => {
  const { watch } = await open();
  watch();
  act(() => engine.started[0]?.report(problem));
  const alert = screen.getByRole('alert');
  within(alert).getByText(text);
  const action = within(alert).queryByRole('button');
  expect(action?.textContent ?? null).toBe(button);
  if (action === null) return;
  fireEvent.click(action);
  if (problem === 'missing') expect(engine.started).toHaveLength(2);
  else expect(play).toHaveBeenCalled();
});

it('bad-input 193: refused picture in picture and full screen are reported, and the buttons stay', async () => {
  const { watch, inside } = await open();
  watch();
  for (const name of ['Picture in picture', 'Full screen']) {
    fireEvent.click(inside.getByRole('button', { name }));
    await act(() => Promise.resolve());
    inside.getByText(`${name} is not available here.`);
    inside.getByRole('button', { name });
  }
});

it('STREAM-2 U2 in full screen the picture has the focus, so that its keys go on', async () => {
  const requestFullscreen = () => Promise.resolve();
  Object.defineProperty(HTMLVideoElement.prototype, 'requestFullscreen', {
    value: requestFullscreen,
    configurable: true,
  });
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  const { watch, inside, view } = await open();
  watch();
  fireEvent.click(inside.getByRole('button', { name: 'Full screen' }));
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(videoIn(view.container));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'm' });
  inside.getByRole('button', { name: 'Sound off' });
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

it('STREAM-1 bad-input 195: a platform has a sandboxed frame if there is room, otherwise a link', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const small = await open([TWITCH]);
  small.watch();
  expect(small.view.container.querySelector('iframe')).toBeNull();
  expect(small.inside.getByRole('link', { name: 'Watch on twitch.tv' }).getAttribute('href')).toBe(
    'https://www.twitch.tv/some_channel',
  );
  width.mockReturnValue(800);
  const large = await open([TWITCH]);
  large.watch();
  const frame = large.view.container.querySelector('iframe');
  expect(frame?.src).toBe('https://player.twitch.tv/?channel=some_channel&muted=true&autoplay=true&parent=localhost');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  large.show(false);
  expect(large.view.container.querySelector('iframe')).toBeNull();
  expect(large.app.watch.getState().watched).toBeNull();
});

it('STREAM-1 a platform without players for other sites is named as the reason, whatever room there is', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { view, inside, watch } = await open([{ ...STREAM, platform: 'douyu', channel: '9999' }]);
  watch();
  expect(view.container.querySelector('iframe')).toBeNull();
  expect(inside.getByRole('link', { name: 'Watch on douyu.com' }).parentElement?.textContent).toBe(
    'This stream plays only on its own platform. Watch on douyu.com',
  );
});

it('STREAM-2 keys work in the player: space, m, c', async () => {
  const { watch, inside, view } = await open();
  watch();
  const player = inside.getByRole('group', { name: 'Live stream' });
  const video = videoIn(view.container);
  fireEvent.keyDown(player, { key: ' ' });
  expect(video?.paused).toBe(false);
  fireEvent.keyDown(player, { key: 'm' });
  expect(video?.muted).toBe(false);
  fireEvent.keyDown(player, { key: 'c' });
  expect(inside.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(player, { key: 'm', ctrlKey: true });
  expect(video?.muted).toBe(false);
});

it('K20 a machine finds no barrier in the streams of a match, their player and the adjustment of the delay', async () => {
  const { watch, inside, view } = await open([{ ...STREAM, delay_s: 12 }]);
  const barriers = async () =>
    (await axe.run(view.container, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
      id,
      nodes[0]?.html,
    ]);
  expect(await barriers()).toEqual([]);
  watch();
  fireEvent.click(inside.getByRole('button', { name: 'Adjust the delay' }));
  expect(await barriers()).toEqual([]);
});

it('SYNC-2 the notice says how old picture and score are, and that prices are live', async () => {
  const { watch, inside } = await open([{ ...STREAM, delay_s: 12 }]);
  watch();
  inside.getByText(
    'Picture and score are about 12 seconds behind. Prices are live; others may have newer information.',
  );
  fireEvent.click(inside.getByRole('button', { name: 'Show the live score' }));
  inside.getByText(
    'The picture is about 12 seconds behind the score. Prices are live; others may have newer information.',
  );
  fireEvent.click(inside.getByRole('button', { name: 'Adjust the delay' }));
  fireEvent.change(inside.getByRole('slider', { name: /Delay/ }), { target: { value: '300' } });
  inside.getByText(/about 300 seconds behind the score/);
});

it('STREAM-3 each change of the score is a caption, and none of a score that the player has hidden', async () => {
  const { app, frame, watch } = await open();
  const score = (kills: number): void =>
    act(() => {
      const live = buildLive({ status: 2, round: 2, score_1: 1, round_score_1: kills });
      app.odds.apply({ type: 'live', game_id: 7, live });
      frame();
    });
  watch();
  expect(engine.cues).toEqual([]);
  score(4);
  score(5);
  expect(engine.cues).toEqual([expect.stringContaining('4 – 0'), expect.stringMatching(/5 – 0.*\nMap 2 · 1 : 0/)]);
  act(() => app.spoilers.setState({ mode: 'all' }));
  score(6);
  expect(engine.cues).toHaveLength(2);
});
