// @vitest-environment jsdom
import type { PlayerLimitsInfo } from '@clutchline/contract';
import { groupAmountText } from '@clutchline/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { AppStateContext } from '../../state/app-context';
import { refreshAccount } from '../../state/session/refresh-account';
import { createTestApp, ok, refused, TOKEN, type FakeServer } from '../../../testing/test-app';
import { InLanguage } from '../../../testing/in-language';
import { Limits } from './limits';

const NOW = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(cleanup);

const NONE = { value: null, pending: null, left: null };
const limitsWith = (changed: Partial<PlayerLimitsInfo> = {}): PlayerLimitsInfo => ({
  day_stake: { value: '100.00', pending: null, used: '62.50', left: '37.50' },
  day_loss: { ...NONE, used: '-4.00' },
  session_minutes: { ...NONE, used: 25 },
  day_ends: NOW + 12 * HOUR,
  break: null,
  ...changed,
});

/** Calls load at first use. */
const answers = () => act(() => vi.dynamicImportSettled());

async function show(server: FakeServer = {}, token: string | null = TOKEN) {
  const test = createTestApp({ token, server: { getPlayerLimits: () => ok(limitsWith()), ...server } });
  vi.spyOn(test.app.env, 'now').mockReturnValue(NOW);
  await act(async () => {
    if (token !== null) await refreshAccount(test.app);
    render(
      <AppStateContext value={test.app}>
        <InLanguage>
          <Limits />
        </InLanguage>
      </AppStateContext>,
    );
  });
  await answers();
  return test;
}

/** Faster than by role, which names the whole card. */
function card(name: string, element = 'section') {
  const section = screen.getByText(name, { selector: 'h2' }).closest<HTMLElement>(element);
  if (section === null) throw new Error(`No card ${name}`);
  return within(section);
}
const stakes = () => card('Stakes per day');
const field = () => stakes().getByLabelText('New limit: Stakes per day');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const click = (element: Element) =>
  act(async () => {
    fireEvent.click(element);
    await vi.dynamicImportSettled();
  });
const press = async (name: string, where = stakes()) => {
  await click(where.getByText(name));
};

describe('the limits', () => {
  it('U53 lead back to the account, with the note on a typed value below the button', async () => {
    const { app } = await show();
    fireEvent.click(screen.getByRole('link', { name: 'Me' }));
    expect(app.env.location.read().path).toBe('/user');
    const button = stakes().getByRole('button', { name: 'Set limit' });
    expect(button.previousElementSibling?.querySelector('input')).not.toBeNull();
    expect(button.nextElementSibling?.getAttribute('role')).toBe('status');
  });

  it('BET-7 state what is in force, used and left, and when they are counted again, in words', async () => {
    await show();
    expect(stakes().getByText('CNY 100.00')).toBeDefined();
    expect(stakes().getByText('CNY 62.50')).toBeDefined();
    expect(stakes().getByText('CNY 37.50')).toBeDefined();
    expect(stakes().getByText(/Jan 2, 00:00/)).toBeDefined();
    expect(card('Losses per day').getByText('No limit')).toBeDefined();
    expect(card('Time per day').getByText('25 minutes')).toBeDefined();
    expect(card('Losses per day').queryByText('Remove limit')).toBeNull();
  });

  it('BET-7 a lower one is announced as immediate, is sent as on the wire, and shown as the server answers', async () => {
    const after = limitsWith({ day_stake: { value: '80.50', pending: null, used: '62.50', left: '18.00' } });
    const { callsOf } = await show({ setPlayerLimit: () => ok(after) });
    type('80,5');
    expect(stakes().getByText('Applies immediately.')).toBeDefined();
    expect(stakes().queryByText('CNY 80.50')).toBeNull();
    await press('Set limit');
    expect(callsOf('setPlayerLimit')[0]?.body).toMatchObject({ limit: { kind: 'day_stake', value: '80.50' } });
    expect(stakes().getByText('CNY 80.50')).toBeDefined();
    expect(stakes().getByText('Saved')).toBeDefined();
    expect(field()).toHaveProperty('value', '');
  });

  it('BET-7 a higher one waits: its start is shown, and sending the one in force again cancels it', async () => {
    const stake = { value: '100.00', used: '62.50', left: '37.50' };
    const pending = { value: '250.00', from: NOW + DAY };
    const server = vi
      .fn()
      .mockReturnValueOnce(ok(limitsWith({ day_stake: { ...stake, pending } })))
      .mockReturnValueOnce(ok(limitsWith({ day_stake: { ...stake, pending: null } })));
    const { callsOf } = await show({ setPlayerLimit: server });
    type('250');
    expect(stakes().getByText('Higher than now: applies 24 hours after you set it.')).toBeDefined();
    await press('Set limit');
    expect(stakes().getByText('From Jan 2, 12:00: CNY 250.00')).toBeDefined();
    await press('Keep the current limit');
    expect(callsOf('setPlayerLimit')[1]?.body).toMatchObject({ limit: { kind: 'day_stake', value: '100.00' } });
    expect(stakes().queryByText(/From Jan 2/)).toBeNull();
  });

  it('BET-7 one is taken away with null, and not offered again while that waits', async () => {
    const pending = { value: null, from: NOW + DAY };
    const day_stake = { value: '100.00', pending, used: '0.00', left: '100.00' };
    const { callsOf } = await show({ setPlayerLimit: () => ok(limitsWith({ day_stake })) });
    await press('Remove limit');
    expect(callsOf('setPlayerLimit')[0]?.body).toMatchObject({ limit: { kind: 'day_stake', value: null } });
    expect(stakes().getByText('From Jan 2, 12:00: No limit')).toBeDefined();
    expect(stakes().queryByText('Remove limit')).toBeNull();
  });

  it.each([
    ['', 'Enter a value.'],
    ['ten', 'Enter digits only, with one comma or dot for decimals.'],
    ['-5', 'Must be more than 0.'],
    ['0', 'Must be more than 0.'],
    ['1.005', 'At most 2 decimals.'],
    ['1234567890123', 'Too high. The maximum is CNY 999,999,999,999.00.'],
  ])('BET-7 "%s" is named at the field, stays as typed, and is not sent', async (text, message) => {
    const { callsOf } = await show();
    type(text);
    await press('Set limit');
    const described = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field()).toHaveProperty('value', groupAmountText(text));
    expect(callsOf('setPlayerLimit')).toEqual([]);
  });

  it('BET-7 minutes of a session are whole and no more than a day', async () => {
    const { callsOf } = await show({ setPlayerLimit: () => ok(limitsWith()) });
    const time = card('Time per day');
    const minutes = time.getByLabelText('New limit: Time per day');
    for (const [text, message] of [
      ['1.5', 'Whole numbers only.'],
      ['1441', 'Too high. The maximum is 1,440 minutes.'],
    ] as const) {
      fireEvent.change(minutes, { target: { value: text } });
      await press('Set limit', time);
      expect(time.getByText(message)).toBeDefined();
    }
    fireEvent.change(minutes, { target: { value: '90' } });
    await press('Set limit', time);
    expect(callsOf('setPlayerLimit').map(({ body }) => body['limit'])).toEqual([
      { kind: 'session_minutes', value: 90 },
    ]);
  });

  it('BET-7 a refusal is shown in its words beside the typed value', async () => {
    await show({ setPlayerLimit: () => refused('amount_low') });
    type('5');
    await press('Set limit');
    expect(stakes().getByText('refused: amount_low')).toBeDefined();
    expect(field()).toHaveProperty('value', '5');
    expect(stakes().getByText('CNY 100.00')).toBeDefined();
  });

  it('ERR-6 a lost answer leaves the screen and what was typed, and asks what holds now', async () => {
    const { app, callsOf } = await show({ setPlayerLimit: () => undefined });
    type('5');
    await press('Set limit');
    expect(stakes().getByText(/No response/)).toBeDefined();
    expect(field()).toHaveProperty('value', '5');
    expect(app.env.location.read().path).toBe('/match/list');
    await waitFor(() => expect(callsOf('getPlayerLimits')).toHaveLength(2));
  });
});

describe('a break', () => {
  const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
  const dialog = () => card('Start this break?', 'dialog');

  it('BET-7 takes two steps, the second of which states what it means and that there is no way back', async () => {
    const until = NOW + DAY;
    const { callsOf } = await show({ takeBreak: () => ok(limitsWith({ break: { kind: 'time_out', until } })) });
    const go = screen.getByText('Continue');
    expect(go).toHaveProperty('disabled', true);
    choose('24 hours');
    fireEvent.click(go);
    expect(dialog().getByText('Time-out, 24 hours: no bets are accepted until Jan 2, 2026, 12:00.')).toBeDefined();
    expect(dialog().getByText(/cannot be undone/)).toBeDefined();
    expect(callsOf('takeBreak')).toEqual([]);
    await click(dialog().getByText('Start break'));
    expect(callsOf('takeBreak')[0]?.body).toMatchObject({ pause: { kind: 'time_out', hours: 24 } });
    expect(screen.queryByText('Start this break?')).toBeNull();
    expect(screen.getByText('You are on a break until Jan 2, 2026, 12:00.')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toBe('Ends in 1 day 00:00:00');
  });

  it('BET-7 that runs offers only what ends later', async () => {
    const pause = { kind: 'exclusion', until: NOW + 200 * DAY } as const;
    await show({ getPlayerLimits: () => ok(limitsWith({ break: pause })) });
    expect(screen.getByText(/You have excluded yourself from betting until Jul 20, 2026/)).toBeDefined();
    expect(
      [...document.querySelectorAll('[data-focus-next] label:has([type=radio])')].map(({ textContent }) => textContent),
    ).toEqual(['1 year', '2 years', '5 years']);
  });

  it('BET-7 a lost answer is shown and can be requested again', async () => {
    await show({ takeBreak: () => undefined });
    choose('1 hour');
    fireEvent.click(screen.getByText('Continue'));
    await click(dialog().getByText('Start break'));
    expect(dialog().getByText(/No response/)).toBeDefined();
    expect(screen.queryByText(/You are on a break/)).toBeNull();
  });
});

describe('without limits to show', () => {
  it('USER-1 signed out it asks the host for a sign-in', async () => {
    const { events } = await show({}, null);
    await click(screen.getByRole('button', { name: 'Sign in' }));
    expect(events.map(({ name }) => name)).toContain('sign-in-required');
  });

  it('ERR-6 what failed is asked for again', async () => {
    const answers = vi.fn().mockReturnValueOnce(refused('unavailable')).mockReturnValue(ok(limitsWith()));
    await show({ getPlayerLimits: answers });
    await click(screen.getByRole('button', { name: 'Reload' }));
    expect(stakes().getByText('CNY 100.00')).toBeDefined();
  });
});
