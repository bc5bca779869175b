import { describe, expect, it } from 'vitest';

import { toggleAllEvents, toggleEvent } from './toggle-events';

describe('toggleEvent', () => {
  it('GAMES-4 checks an event and unchecks it', () => {
    expect(toggleEvent([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleEvent([1, 2, 3], 2)).toEqual([1, 3]);
  });
});

describe('toggleAllEvents', () => {
  it.each([
    [[], [1, 2]],
    [[2], [1, 2]],
    [[9], [1, 2]],
    [[1, 2], []],
    [[2, 1, 9], []],
  ])('GAMES-4 with %j checked of [1, 2], "all" gives %j', (checked, result) => {
    expect(toggleAllEvents(checked, [1, 2])).toEqual(result);
  });
});
