// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../testing/in-language';
import { AccountSheet } from './account-sheet';

const door = vi.hoisted(() => ({
  signedIn: true,
  requestSignIn: vi.fn(),
  signOut: vi.fn(),
  chooseSkin: vi.fn(),
  chooseLanguage: vi.fn(),
}));
vi.mock('../../state', () => ({
  useSession: () => ({
    signedIn: door.signedIn,
    nickname: door.signedIn ? 'Mika' : null,
    balance: door.signedIn ? '1000000' : null,
    currency: door.signedIn ? { id: 3, code: 'JPY', decimals: 0 } : null,
  }),
  useHost: () => ({ requestSignIn: door.requestSignIn, signOut: door.signOut }),
  useSkin: () => ({ skin: 'arena', choose: door.chooseSkin }),
  useLanguage: () => ({ language: { id: 2 }, choose: door.chooseLanguage }),
}));

function show(signedIn = true) {
  door.signedIn = signedIn;
  const onClose = vi.fn();
  render(
    <InLanguage>
      <AccountSheet onClose={onClose} />
    </InLanguage>,
  );
  return { onClose, sheet: within(screen.getByRole('dialog', { name: 'Me', hidden: true })) };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(cleanup);

describe('AccountSheet', () => {
  it('USER-2 says who is there, what there is, and that it is play money', () => {
    const { sheet } = show();
    expect(sheet.getByText('Mika')).toBeDefined();
    expect(sheet.getByText('1,000,000')).toBeDefined();
    expect(sheet.getByText(/Play money/)).toBeDefined();
  });

  it('USER-1 signs out, and closes', () => {
    const { sheet, onClose } = show();
    fireEvent.click(sheet.getByRole('button', { name: 'Sign out' }));
    expect(door.signOut).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('EMBED-2 signed out it asks the host for a sign-in', () => {
    const { sheet } = show(false);
    expect(sheet.queryByRole('button', { name: 'Sign out' })).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Sign in' }));
    expect(door.requestSignIn).toHaveBeenCalledOnce();
  });

  it('USER-5 offers the three skins and the languages', () => {
    const { sheet } = show();
    expect(sheet.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Arena', 'Light', 'High contrast']);
    fireEvent.click(sheet.getByRole('tab', { name: 'High contrast' }));
    expect(door.chooseSkin).toHaveBeenCalledWith('contrast');
    fireEvent.change(sheet.getByLabelText('Language'), { target: { value: '7' } });
    expect(door.chooseLanguage).toHaveBeenCalledWith(7);
  });
});
