// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { buildRoundGame, SCENE_EVENTS } from '../../../testing/build-round';
import { renderWithoutAct } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { GameTexts } from '../common/texts/game-texts';
import { SpeedTexts } from '../common/texts/speed-texts';
import { ViewTexts } from '../common/texts/view-texts';
import { RunChart } from './run-chart';
import { isSameOffer } from './same-offer';

let leave: () => void = () => undefined;
afterEach(() => leave());

const COUNT = 120;
const FIRST = 1_001;

/** Of as many rounds as a page asks for. */
const resultsFrom = (first: number) =>
  Array.from({ length: COUNT }, (_, index) => ({
    ...{ round: first + index, win_chance: 50 },
    result: (first + index) % 3 === 0 ? 'side-1' : 'side-2',
  }));

function Chart() {
  const [latest, setLatest] = useState(FIRST + COUNT - 1);
  return (
    <GameTexts>
      <SpeedTexts>
        <ViewTexts>
          <button onClick={() => setLatest(latest + 1)}>next</button>
          <RunChart latest={latest} />
        </ViewTexts>
      </SpeedTexts>
    </GameTexts>
  );
}

const cells = async () => [...(await screen.findByRole('group', { name: 'Bead plate' })).querySelectorAll('g')];
const placeOf = (cell: Element) => [cell.getAttribute('transform'), cell.textContent];

it('ROUND-8 a result is added to a full bead plate without moving the others; the chart stays until it is there', async () => {
  let first = FIRST;
  leave = renderWithoutAct(
    <Suspense>
      <Chart />
    </Suspense>,
    { server: { getRoundChart: () => ok({ results: resultsFrom(first) }) } },
  ).unmount;
  const before = await cells();
  const places = before.map(placeOf);
  expect(before).toHaveLength(COUNT - 1);
  first += 1;
  fireEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(screen.queryByRole('group', { name: 'Bead plate' })).not.toBeNull();
  await waitFor(async () => expect(await cells()).toHaveLength(COUNT));
  const after = await cells();
  expect(after.slice(0, -1).map(placeOf)).toEqual(places);
  expect(after.slice(0, -1).every((cell, index) => cell === before[index])).toBe(true);
});

it('ROUND-8 parts without events are drawn again with phase, prices and connection, not with an event', () => {
  const game = buildRoundGame({ phase: 'in_match' });
  const clock = { now: game.now, at: 0, speed: 1 };
  const props = { game, clock, isCurrent: true };
  const withEvent = { ...game, round: { ...game.round, events: SCENE_EVENTS.slice(0, 1) } };
  expect(isSameOffer(props, { ...props, game: withEvent })).toBe(true);
  for (const changed of [
    { ...props, isCurrent: false },
    { ...props, clock: { ...clock } },
    { ...props, game: { ...game, plays: [...game.plays] } },
    { ...props, game: { ...game, round: { ...game.round, phase: 'ended' as const } } },
  ])
    expect(isSameOffer(props, changed)).toBe(false);
});
