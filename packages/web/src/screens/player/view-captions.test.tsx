// @vitest-environment jsdom
import { viewTopic } from '@clutchline/contract';
import { buildMatch, buildMobaView } from '@clutchline/domain/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { startPrices } from '../../state/sources/start-prices';
import { ViewCaptions } from './view-captions';

const MATCH = buildMatch({ game_id: 7 });
const first = buildMobaView({ kills: [4, 3], towers: [1, 0], objectives: [] });

/** Loads on demand, which fake time does not wait for. */
beforeAll(async () => {
  await import('../../data/later-calls');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('STREAM-3 what happens in the live view is a caption, once; kills are in that of the score', async () => {
  const captions: string[] = [];
  const onCaption = (text: string) => void captions.push(text);
  const { sockets } = renderInApp(<ViewCaptions match={MATCH} onCaption={onCaption} />, {
    server: { getLiveView: () => ok({ view: first }) },
    prepare: ({ app }) => void startPrices(app),
  });
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket');
  const show = (view: typeof first): void =>
    act(() => {
      const changes = [{ type: 'view', update: { view } }];
      socket.deliverRaw(
        JSON.stringify({ type: 'snapshot', topic: viewTopic(7), epoch: 'epoch-of-a-test', seq: 1, changes }),
      );
    });
  act(() => socket.hello());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(captions).toEqual([]);
  show({ ...first, kills: [5, 3] });
  expect(captions).toEqual([]);
  const taken = { ...first, kills: [5, 3], towers: [2, 0] };
  show(taken);
  expect(captions).toHaveLength(1);
  show({ ...taken, objectives: [{ kind: 'dragon', element: 'ocean', side: 2, at_s: 640 }] });
  expect(captions).toHaveLength(2);
  expect(captions[0]).toMatch(/tower/i);
  expect(captions[1]).toMatch(/dragon/i);
});
