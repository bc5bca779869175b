// @vitest-environment jsdom
import type { FinishedMatchRow, LangId } from '@clutchline/contract';
import { buildFinished } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { startFocusKeeper } from '../../app/start-focus-keeper';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { contentOf } from '../../../testing/content-of';
import { renderInApp } from '../../../testing/in-app';
import { envelope, ok } from '../../../testing/test-app';
import { Results } from './results';

afterEach(cleanup);

const row = (game_id: number, fields: Partial<FinishedMatchRow> = {}): FinishedMatchRow =>
  buildFinished({ game_id, event_id: game_id, start_time: Date.UTC(2026, 0, 1, 8), ...fields });

interface Place {
  readonly place?: string;
  readonly area?: FakeStorageArea;
  readonly langId?: LangId;
}

/** Today is 2026-01-01, in UTC. */
function show(
  pages: readonly (readonly FinishedMatchRow[])[],
  { place = '/results', area = new FakeStorageArea(), ...more }: Place = {},
) {
  area.put('timeZone', 'UTC');
  return renderInApp(<Results />, {
    place,
    area,
    ...more,
    server: {
      getGameTypeDict: () => ok([]),
      getScheduleDays: () => ok({ days: [] }),
      getResults: ({ cursor }) => {
        const page = typeof cursor === 'string' ? Number(cursor.split('-')[0]) : 0;
        return ok({ rows: pages[page] ?? [], next_cursor: page + 1 < pages.length ? `${page + 1}-1` : null });
      },
    },
  });
}

const asked = ({ callsOf }: ReturnType<typeof show>) => callsOf('getResults').map(({ body }) => body);
const lines = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link', { name: /Team/ }));

describe('results', () => {
  it('RESULT-1 shows the matches of today with score and winner, and the way to each', async () => {
    const view = show([[row(7)]]);
    const link = await screen.findByRole('link', { name: /Team 14.*Team 15/ });
    expect(link.getAttribute('href')).toBe('#');
    expect(screen.getByText('Score 2 to 1, won by Team 14')).toBeDefined();
    expect(screen.getByRole('heading', { name: /Today · Thursday, January 1/ })).toBeDefined();
    expect(asked(view)[0]).toMatchObject({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2), cursor: null });
    fireEvent.click(link);
    expect(view.app.env.location.read()).toMatchObject({ path: '/match/detail', search: 'game_id=7' });
  });

  it('RESULT-1 RESULT-3 marks walkover, cancelled and corrected matches, with the reason instead of a score', async () => {
    show([
      [
        row(1, { void_reason: 'walkover', winner: null, score_1: 0, score_2: 0 }),
        row(2, { void_reason: 'cancelled', winner: null, score_1: 0, score_2: 0 }),
        row(3, { void_reason: 'abandoned', winner: null, score_1: 0, score_2: 0 }),
        row(4, { correction_count: 2 }),
      ],
    ]);
    await screen.findByText('Walkover before the start');
    expect(lines().map((line) => /Walkover|Cancelled|Void|Corrected/.exec(line.textContent)?.[0])).toEqual([
      'Walkover',
      'Cancelled',
      'Void',
      'Corrected',
    ]);
    expect(screen.getAllByText(/^Score/)).toHaveLength(1);
  });

  it('RESULT-1 pages go on where the last one ended, each match once', async () => {
    const view = show([
      [row(1), row(2)],
      [row(2), row(3)],
    ]);
    await screen.findByRole('link', { name: /Team 2.*Team 3/ });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(asked(view).at(-1)).toMatchObject({ cursor: '1-1' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('RESULT-1 filters by game, event and corrected; the address has the place', async () => {
    const view = show([[row(7)]], { place: '/results?day=2025-12-30&game_type_id=2' });
    await screen.findByText(/Score/);
    expect(asked(view)[0]).toMatchObject({ game_type_id: 2, from: Date.UTC(2025, 11, 30) });
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: '7' } });
    expect(view.app.env.location.read().search).toBe('day=2025-12-30&game_type_id=2&event_id=7');
    await waitFor(() => expect(asked(view).at(-1)).toMatchObject({ event_id: 7, only_corrected: 0 }));
    fireEvent.click(screen.getByLabelText('Only corrected results'));
    await waitFor(() => expect(asked(view).at(-1)).toMatchObject({ only_corrected: 1 }));
  });

  it('RESULT-1 U3 a changed filter announces how many results it has found, and that there are more', async () => {
    const pages = [[row(7), row(8)]];
    show(pages, { place: '/results?day=2025-12-30' });
    await screen.findAllByText(/Score/);
    expect(screen.queryByText(/ found$/)).toBeNull();
    fireEvent.click(screen.getByLabelText('Only corrected results'));
    expect((await screen.findByText('2 matches found')).closest('[role="status"]')).not.toBeNull();
    pages.push([row(9)]);
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: '7' } });
    expect(await screen.findByText('First 2 matches shown, more follow')).toBeDefined();
  });

  it('RESULT-1 U2 after the filters are removed the heading of the screen has the focus', async () => {
    const view = show([[]], { place: '/results?corrected=1' });
    const stop = startFocusKeeper({ element: view.container });
    const remove = await screen.findByRole('button', { name: 'Remove the filters' });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.queryByRole('button', { name: 'Remove the filters' })).toBeNull();
    stop();
  });

  it('RESULT-1 an event without a day has all its days, by day', async () => {
    const rows = [row(1), row(2, { start_time: Date.UTC(2025, 11, 20, 8) })];
    const view = show([rows], { place: '/results?event_id=1' });
    await screen.findByRole('heading', { name: /Saturday, December 20/ });
    expect(asked(view).some((body) => body['event_id'] === 1 && body['from'] === undefined)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Show by day' }));
    expect(view.app.env.location.read().search).toBe('');
  });

  it('RESULT-1 U3 leads to the day before and after, and to any other, and announces it', async () => {
    const view = show([[]]);
    await screen.findByText('No results here');
    fireEvent.click(screen.getAllByRole('button', { name: 'Previous day' })[0] ?? document.body);
    expect(view.app.env.location.read().search).toBe('day=2025-12-31');
    expect(screen.getByText('Wednesday, December 31', { selector: '[role="status"]' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(view.app.env.location.read().search).toBe('');
    fireEvent.click(screen.getByRole('link', { name: 'Sunday, December 28' }));
    expect(view.app.env.location.read().search).toBe('day=2025-12-28');
    fireEvent.change(screen.getByLabelText('Go to a day'), { target: { value: '2025-11-03' } });
    expect(view.app.env.location.read().search).toBe('day=2025-11-03');
  });

  it('SCHED-3 a new result does not move the others while the pointer is inside', async () => {
    const rows = [row(1)];
    const view = show([rows]);
    const list = (await screen.findByText(/^Score/)).closest('ul') ?? document.body;
    fireEvent.pointerEnter(list);
    rows.unshift(row(2));
    act(() => view.app.queries.invalidate('matches'));
    const events = screen.getByLabelText('Event');
    await waitFor(() => expect(within(events).getAllByRole('option')).toHaveLength(3));
    expect(lines()).toHaveLength(1);
    fireEvent.pointerLeave(list);
    await waitFor(() => expect(lines()).toHaveLength(2));
  });

  it('RESULT-1 a day that is to come leads to its schedule', async () => {
    const view = show([[]], { place: '/results?day=2026-01-05' });
    const way = await screen.findAllByRole('button', { name: 'Schedule' });
    fireEvent.click(way.at(-1) ?? document.body);
    expect(view.app.env.location.read()).toMatchObject({ path: '/schedule', search: 'day=2026-01-05' });
  });

  it('ERR-6 shows that results load, and that they failed', async () => {
    const view = renderInApp(<Results />, { place: '/results', server: { getResults: () => envelope(2) } });
    expect(view.container.querySelector('[aria-busy]')).not.toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Loading Failed');
  });

  it.each(['day=2026-02-30', 'day=x', 'day=9999-01-01', 'day=2026-01-01&day=2025-12-31'])(
    'bad-input 160: %s shows today with a notice',
    async (search) => {
      const view = show([[row(7)]], { place: `/results?${search}` });
      await screen.findByText(/Score/);
      expect(screen.getByText('Part of the link was not recognized and was ignored')).toBeDefined();
      expect(asked(view)[0]).toMatchObject({ from: Date.UTC(2026, 0, 1) });
    },
  );

  it('bad-input 161 a value that is no id is ignored with a notice, an unknown id shows that there is nothing', async () => {
    show([[]], { place: '/results?event_id=0&team_id=1000000000' });
    await screen.findByText('No results here');
    expect(screen.getByText('Part of the link was not recognized and was ignored')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the filters' }));
    expect(screen.queryByRole('button', { name: 'Remove the filters' })).toBeNull();
  });

  it.each(['Mars/Base', 'UTC+25', 'US/Removed-Zone'])(
    'bad-input 166: the stored time zone %s is that of the machine, with a notice',
    async (zone) => {
      const area = new FakeStorageArea();
      area.put('timeZone', zone);
      renderInApp(<Results />, {
        place: '/results',
        area,
        server: { getResults: () => ok({ rows: [], next_cursor: null }) },
      });
      await screen.findByText('No results here');
      expect(screen.getByText(/Your saved time zone is not known here/)).toBeDefined();
    },
  );
});

describe('spoiler-free results', () => {
  const hidden = (): FakeStorageArea => {
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    return area;
  };
  const planted = { score_1: 77, score_2: 66 } as const;
  /** All attributes, too. */
  const finds = ({ container }: ReturnType<typeof show>): boolean => /77|66|won by|data-won/.test(contentOf(container));

  it('SPOIL-1 SPOIL-2 K14 U2 nothing of a hidden result is in the document, and all of it after one press, with the focus in its line', async () => {
    const view = show([[row(7, planted), row(8, planted)]], { area: hidden() });
    const [button] = await screen.findAllByRole('button', { name: 'Show result' });
    expect(finds(view)).toBe(false);
    const line = button?.closest('li');
    button?.focus();
    fireEvent.click(button ?? document.body);
    expect(document.activeElement).toBe(line?.querySelector('a'));
    expect(screen.getAllByText(/^Score 77 to 66, won by/)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Show result' })).toHaveLength(1);
  });

  it('SPOIL-1 U2 one press shows all results of the page, and the first has the focus', async () => {
    show([[row(7, planted), row(8, planted)]], { area: hidden() });
    const all = await screen.findByRole('button', { name: 'Show all results on this page' });
    all.focus();
    fireEvent.click(all);
    expect(screen.getAllByText(/Score 77 to 66/)).toHaveLength(2);
    expect(document.activeElement, 'U2').toBe(lines()[0]?.querySelector('a'));
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });

  const early = { start_time: Date.UTC(2026, 0, 1, 7), ended_at: Date.UTC(2026, 0, 1, 11) };
  const late = { start_time: Date.UTC(2026, 0, 1, 8), ended_at: Date.UTC(2026, 0, 1, 9) };
  const timesOf = (line: HTMLElement) =>
    [...(line.textContent.replaceAll('\u00A0', ' ').match(/\d\d:\d\d( ?Ended)?|Start .*\d\d:\d\d/g) ?? [])].join(', ');

  it('RESULT-1 SPOIL-1 a line shows the time by which the list is ordered: the end, or the start beside hidden ones', async () => {
    const overnight = { start_time: Date.UTC(2025, 11, 31, 23), ended_at: Date.UTC(2026, 0, 1, 1) };
    const page = [row(1, early), row(2, late), row(3, overnight)];
    show([page]);
    await screen.findAllByText(/^Score/);
    expect(lines().map(timesOf)).toEqual([
      '11:00Ended, Start 07:00',
      '09:00Ended, Start 08:00',
      '01:00Ended, Start Dec 31, 23:00',
    ]);
    fireEvent.click(screen.getByLabelText('Spoiler-free mode'));
    expect(lines().map(timesOf)).toEqual(['08:00', '07:00', '23:00']);
    expect(document.body.textContent).not.toMatch(/11:00|09:00|01:00|Ended/);
  });

  it('RESULT-1 a match that was called off, or played before its announced start, has no end after its start', async () => {
    const due = { start_time: Date.UTC(2026, 0, 3, 20) };
    const off = { ...due, ended_at: Date.UTC(2026, 0, 1, 9), winner: null, score_1: 0, score_2: 0 };
    show([
      [
        row(1, { ...off, void_reason: 'cancelled' }),
        row(2, { ...off, void_reason: 'walkover', start_time: Date.UTC(2026, 0, 1, 20) }),
        row(3, { ended_at: Date.UTC(2026, 0, 1, 7) }),
      ],
    ]);
    await screen.findAllByText(/^Score/);
    const texts = lines().map((line) => line.textContent.replaceAll('\u00A0', ' '));
    expect(texts.map((text) => /(\d\d:\d\d(Cancelled|Walkover|Ended))/.exec(text)?.[0])).toEqual([
      ...['09:00Cancelled', '09:00Walkover', '07:00Ended'],
    ]);
    expect(texts.map((text) => /(Due|Start) .*?\d\d:\d\d/.exec(text)?.[0])).toEqual([
      ...['Due Jan 3, 20:00', 'Due 20:00', 'Due 08:00'],
    ]);
  });

  it('RESULT-1 several days are those of the ends by which the list is ordered', async () => {
    const overnight = { start_time: Date.UTC(2025, 11, 31, 23), ended_at: Date.UTC(2026, 0, 1, 1) };
    show([[row(1, overnight), row(2, { ended_at: Date.UTC(2025, 11, 31, 22) })]], { place: '/results?event_id=7' });
    await screen.findAllByText(/^Score/);
    const [today, before] = screen.getAllByRole('heading', { level: 2 });
    expect([today?.textContent, before?.textContent]).toEqual([
      expect.stringContaining('January 1'),
      expect.stringContaining('December 31'),
    ]);
  });

  it('SPOIL-1 the order of hidden matches does not tell which one took longer', async () => {
    show([[row(1, { ...planted, ...early }), row(2, { ...planted, ...late })]], { area: hidden() });
    await screen.findAllByRole('button', { name: 'Show result' });
    expect(lines().map((line) => /Team \d/.exec(line.textContent)?.[0])).toEqual(['Team 4', 'Team 2']);
  });

  it('SPOIL-1 the switch of the screen hides at once what was shown, and is retained', async () => {
    const area = new FakeStorageArea();
    const view = show([[row(7, planted)]], { area });
    await screen.findByText(/Score 77/);
    fireEvent.click(screen.getByLabelText('Spoiler-free mode'));
    expect(finds(view)).toBe(false);
    expect(JSON.parse(area.values.get('test:spoilers') ?? '').d).toBe('all');
  });
});
