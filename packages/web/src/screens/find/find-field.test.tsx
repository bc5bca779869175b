// @vitest-environment jsdom
import { type SearchHit, toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { envelope, type FakeAnswer, ok } from '../../../testing/test-app';
import { FindField } from './find-field';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const common = (name: string) => ({
  game_type_id: 1,
  ...toLocalizedFields('name', buildNames(name)),
  alias: null,
  next_game_id: null,
  next_start: null,
  is_live: 0 as const,
});
const team = (team_id: number, name: string, fields: Partial<SearchHit> = {}): SearchHit =>
  ({ kind: 'team', team_id, ...common(name), ...fields }) as SearchHit;
const ROWS: readonly SearchHit[] = [
  team(41, 'Jade Lanterns', { alias: 'Feicui', is_live: 1 }),
  { kind: 'event', event_id: 88, ...common('Jade Seal Cup') },
];

const found = (rows: readonly SearchHit[], is_similar = 0) => ok({ rows, is_similar });

function show(search: (query: unknown) => FakeAnswer = () => found(ROWS)) {
  const view = renderInApp(<FindField />, {
    place: '/events',
    server: { getGameTypeDict: () => ok([]), search: ({ query }) => search(query) },
  });
  return { ...view, asked: () => view.callsOf('search').map(({ body }) => body['query']) };
}

const field = () => screen.getByRole('combobox', { name: 'Search teams and events' });
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function type(text: string, ms = 150): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await rest(ms);
  await rest(0);
}

describe('the search of teams and events', () => {
  it('FIND-1 has teams, then events, with the name that was found', async () => {
    show();
    await type('jade');
    const options = await vi.waitFor(() => screen.getAllByRole('row'));
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Jade Lanterns Feicui'),
      expect.stringContaining('Jade Seal Cup'),
    ]);
    expect(options[0]?.textContent).toContain('Live');
    expect(screen.getByText('2 results')).toBeDefined();
    expect(screen.getAllByRole('rowgroup').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Teams',
      'Events',
    ]);
  });

  it('FIND-1 asks 150 ms after the last key, and not for blanks', async () => {
    const { asked } = show();
    await type('j', 100);
    await type('ja', 100);
    await type('jad', 149);
    expect(asked()).toEqual([]);
    await rest(1);
    await vi.waitFor(() => expect(asked()).toEqual(['jad']));
    await type('   ', 500);
    expect(asked()).toEqual(['jad']);
  });

  it('FIND-1 asks nothing while an input method composes', async () => {
    const { asked } = show();
    fireEvent.compositionStart(field());
    await type('ㅈ', 500);
    await type('제', 500);
    expect(asked()).toEqual([]);
    fireEvent.compositionEnd(field());
    await rest(150);
    await vi.waitFor(() => expect(asked()).toEqual(['제']));
  });

  it('bad-input 171: answers out of order: the last typed wins', async () => {
    const answers = new Map<unknown, (answer: FakeAnswer) => void>();
    show((query) => new Promise((resolve) => answers.set(query, resolve)));
    await type('j');
    await vi.waitFor(() => expect(answers.has('j')).toBe(true));
    await type('ja');
    await vi.waitFor(() => expect(answers.has('ja')).toBe(true));
    answers.get('ja')?.(found([team(2, 'Late')]));
    await vi.waitFor(() => screen.getByText('Late', { selector: 'strong' }));
    answers.get('j')?.(found([team(1, 'Early')]));
    await rest(50);
    expect(screen.queryByText('Early')).toBeNull();
    expect(screen.getByText('Late', { selector: 'strong' })).toBeDefined();
  });

  it('FIND-5 similar names are named as such', async () => {
    show(() => found([team(41, 'Copper Foxes')], 1));
    await type('coper');
    await vi.waitFor(() => screen.getByText('Similar names'));
  });

  it('FIND-1 arrows choose a hit, Enter opens it, Escape closes the list and then clears the text', async () => {
    const view = show();
    await type('jade');
    await vi.waitFor(() => screen.getAllByRole('row'));
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const active = screen.getByRole('row', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(active.firstElementChild?.id);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await type('jade l');
    await vi.waitFor(() => screen.getAllByRole('row'));
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(view.app.env.location.read()).toMatchObject({ path: '/events/detail', search: 'event_id=88' });
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('FOLLOW-1 a team is followed from its hit, by press and by keys alone, and the list stays open', async () => {
    const view = show();
    await type('jade');
    await vi.waitFor(() => screen.getAllByRole('row'));
    fireEvent.click(screen.getByRole('button', { name: 'Follow Jade Lanterns' }));
    await vi.waitFor(() => screen.getByRole('button', { name: 'Following Jade Lanterns' }));
    expect([...(view.app.spoilers.getState().followed ?? [])]).toEqual([41]);
    for (const key of ['ArrowDown', 'ArrowRight']) fireEvent.keyDown(field(), { key });
    const { id } = screen.getByRole('button', { name: 'Following Jade Lanterns' });
    expect(field().getAttribute('aria-activedescendant')).toBe(id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await vi.waitFor(() => screen.getByRole('button', { name: 'Follow Jade Lanterns' }));
    expect(view.app.spoilers.getState().followed?.size).toBe(0);
    expect(view.app.env.location.read().path).toBe('/events');
    fireEvent.keyDown(field(), { key: 'ArrowLeft' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(view.app.env.location.read()).toMatchObject({ path: '/teams/detail', search: 'team_id=41' });
  });

  it('FIND-1 an event has no button to follow, and right moves the caret as usual', async () => {
    show();
    await type('jade');
    await vi.waitFor(() => screen.getAllByRole('row'));
    expect(screen.getAllByRole('button', { name: /^Follow/ })).toHaveLength(1);
    expect(fireEvent.keyDown(field(), { key: 'ArrowRight' })).toBe(true);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(fireEvent.keyDown(field(), { key: 'ArrowRight' })).toBe(true);
  });

  it('K20 a machine finds no barrier in the open list', async () => {
    const { container } = show();
    await type('jade');
    await vi.waitFor(() => screen.getAllByRole('row'));
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    vi.useRealTimers();
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it.each(['%', '_', '\\', "'; drop table", '(a+)+$', '\u{10FFFF}'])(
    'bad-input 170: %j is asked as it is, and nothing found is said',
    async (text) => {
      const { asked } = show(() => found([]));
      await type(text);
      await vi.waitFor(() => screen.getByText('No team or event of this name'));
      expect(asked()).toEqual([text]);
    },
  );

  it('bad-input 169: 10,000 characters are cut to 64', async () => {
    const { asked } = show(() => found([]));
    await type('é'.repeat(10_000));
    await vi.waitFor(() => expect(asked()).toEqual(['é'.repeat(64)]));
  });

  it('bad-input 171: a refused or lost request leaves the screen, and says so', async () => {
    const answers: FakeAnswer[] = [envelope(2, null, 429, 'too many'), undefined];
    const view = show(() => answers.shift());
    await type('a');
    await vi.waitFor(() => screen.getByText(/did not answer/));
    await type('ab');
    await vi.waitFor(() => expect(view.callsOf('search')).toHaveLength(2));
    await rest(0);
    expect(view.app.env.location.read().path).toBe('/events');
  });
});
