// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OddTextContext } from '../../i18n/use-odd-text';
import { InLanguage } from '../../../testing/in-language';
import { User } from './user';

vi.mock('../common/texts/content-texts', () => ({ contentPart: () => () => null }));
const door = vi.hoisted(() => ({
  signedIn: true,
  timeZone: null as string | null,
  sound: null as 'on' | 'off' | null,
  requestSignIn: vi.fn(),
  signOut: vi.fn(),
  chooseTheme: vi.fn(),
  chooseLanguage: vi.fn(),
  chooseAvatar: vi.fn(),
  chooseOddsFormat: vi.fn(),
  chooseTimeZone: vi.fn(),
  chooseSound: vi.fn(),
  chooseAccept: vi.fn(),
  chooseStake: vi.fn((text: string) => text !== 'abc'),
}));
vi.mock('../../state', () => ({
  useSession: () => ({
    signedIn: door.signedIn,
    nickname: door.signedIn ? 'Mika' : null,
    balance: door.signedIn ? '1000000' : null,
    currency: door.signedIn ? { id: 3, code: 'JPY', decimals: 0 } : null,
  }),
  useHost: () => ({ requestSignIn: door.requestSignIn, signOut: door.signOut }),
  useNavigation: () => ({ href: () => '/user/limits', to: vi.fn() }),
  useTheme: () => ({ theme: 'arena', choose: door.chooseTheme }),
  useLanguage: () => ({ language: { id: 2 }, choose: door.chooseLanguage }),
  useAccept: () => ({ accept: 'better', choose: door.chooseAccept }),
  useFastStake: () => ({ stake: '50', choose: door.chooseStake }),
  usePreferences: () => ({ ...door, avatarId: 4, oddsFormat: 'american' }),
}));

function show(signedIn = true) {
  door.signedIn = signedIn;
  render(
    <InLanguage>
      <OddTextContext value={(odd) => `<${odd}>`}>
        <User />
      </OddTextContext>
    </InLanguage>,
  );
  return within(screen.getByRole('region', { name: 'Account' }));
}

beforeEach(() => {
  vi.clearAllMocks();
  door.timeZone = null;
  door.sound = null;
});
afterEach(cleanup);

describe('User', () => {
  it('USER-2 names the player and the balance, and states that it is play money', () => {
    const account = show();
    expect(account.getByText('Mika')).toBeDefined();
    expect(account.getByText('1,000,000')).toBeDefined();
    expect(account.getByText('JPY')).toBeDefined();
    expect(account.getByText(/Play money/)).toBeDefined();
  });

  it('USER-1 signs out', () => {
    fireEvent.click(show().getByRole('button', { name: 'Sign out' }));
    expect(door.signOut).toHaveBeenCalledOnce();
  });

  it('EMBED-2 signed out it asks the host for a sign-in, and shows nothing of a player', () => {
    const account = show(false);
    expect(account.queryByRole('radio')).toBeNull();
    expect(account.queryByRole('button', { name: 'Sign out' })).toBeNull();
    fireEvent.click(account.getByRole('button', { name: 'Sign in' }));
    expect(door.requestSignIn).toHaveBeenCalledOnce();
  });

  it('USER-4 offers the avatars 1 to 15, the own one chosen', () => {
    const account = show();
    const avatars = account.getAllByRole('radio');
    expect(avatars).toHaveLength(15);
    expect(account.getByRole<HTMLInputElement>('radio', { name: 'Avatar 4' }).checked).toBe(true);
    fireEvent.click(account.getByRole('radio', { name: 'Avatar 15' }));
    expect(door.chooseAvatar).toHaveBeenCalledWith(15);
  });

  it.each([true, false])(
    'USER-5 offers language, theme, odds format, zone and acceptance, signed in %j',
    (signedIn) => {
      show(signedIn);
      fireEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
      expect(door.chooseTheme).toHaveBeenCalledWith('contrast');
      for (const [label, value, chosen] of [
        ['Language', '7', [door.chooseLanguage, 7]],
        ['Odds format', 'malay', [door.chooseOddsFormat, 'malay']],
        ['When odds change', 'none', [door.chooseAccept, 'none']],
        ['Time zone', 'Asia/Tokyo', [door.chooseTimeZone, 'Asia/Tokyo']],
      ] as const) {
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
        expect(chosen[0]).toHaveBeenCalledWith(chosen[1]);
      }
    },
  );

  it('USER-5 shows the seven odds formats and what the chosen one makes of a price', () => {
    show();
    expect(within(screen.getByLabelText('Odds format')).getAllByRole('option')).toHaveLength(7);
    expect(screen.getByText('1.500 shows as <1.500>, 2.750 as <2.750>.')).toBeDefined();
  });

  it('USER-5 a zone that is not in the list is there while it is the chosen one, and the device is a way back', () => {
    door.timeZone = 'Asia/Pyongyang';
    show();
    const zones = screen.getByLabelText<HTMLSelectElement>('Time zone');
    expect(zones.value).toBe('Asia/Pyongyang');
    fireEvent.change(zones, { target: { value: '' } });
    expect(door.chooseTimeZone).toHaveBeenCalledWith(null);
  });

  it('USER-5 stores the stake of the fast bet, and reports an invalid one', () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>('Fast bet stake');
    expect(field.value).toBe('50');
    fireEvent.change(field, { target: { value: 'abc' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/Enter an amount/)).toBeDefined();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['abc', 'true']);
    fireEvent.change(field, { target: { value: '20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(door.chooseStake).toHaveBeenLastCalledWith('20');
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('USER-7 sounds are off until they are turned on', () => {
    show(false);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Play a sound/ });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    expect(door.chooseSound).toHaveBeenCalledWith('on');
  });
});
