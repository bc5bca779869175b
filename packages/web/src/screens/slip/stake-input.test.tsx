// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { StakeInput } from './stake-input';

const door = vi.hoisted(() => ({ decimals: 2, typing: vi.fn() }));
vi.mock('../../state', () => ({
  useSession: () => ({ currency: { id: 1, code: 'CNY', decimals: door.decimals } }),
  useStakeTyping: () => door.typing,
  decimalsOf: () => door.decimals,
}));

function Field() {
  const [text, setText] = useState('12');
  return <StakeInput label="Stake" value={text} onChange={setText} />;
}

async function touch(langId: 2 | 7, decimals = 2): Promise<HTMLInputElement> {
  door.decimals = decimals;
  render(
    <InLanguage langId={langId}>
      <Field />
    </InLanguage>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Stake');
  const down = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(input, Object.assign(down, { pointerType: 'touch' }));
  await screen.findByRole('group');
  return input;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('StakeInput', () => {
  it('SLIP-8 a finger opens its keys instead of those of the machine, which type at the caret', async () => {
    const input = await touch(2);
    expect(input.inputMode).toBe('none');
    input.setSelectionRange(1, 1);
    press('5');
    expect(input.value).toBe('152');
    expect(input.selectionStart).toBe(2);
    press('.');
    expect(input.value).toBe('15.2');
    press('Delete the last digit');
    press('Done');
    expect(input.value).toBe('152');
    expect(screen.queryByRole('group')).toBeNull();
    expect(input.inputMode).toBe('decimal');
  });

  it('SLIP-8 a currency without decimals has no separator', async () => {
    const input = await touch(2, 0);
    expect(screen.queryByRole('button', { name: '.' })).toBeNull();
    input.setSelectionRange(2, 2);
    press('00');
    expect(input.value).toBe('1,200');
  });

  it('SLIP-13 reports getting and losing the focus, its keys being part of it', async () => {
    const input = await touch(2);
    fireEvent.focus(input);
    expect(door.typing).toHaveBeenLastCalledWith(true);
    fireEvent.blur(input);
    expect(door.typing).toHaveBeenLastCalledWith(false);
    fireEvent.focus(input);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(door.typing).toHaveBeenLastCalledWith(false);
  });

  it('U11 SLIP-8 keeps what is typed until the field is left, then shows it as the product writes it', () => {
    render(
      <InLanguage>
        <Field />
      </InLanguage>,
    );
    door.decimals = 2;
    const input = screen.getByLabelText<HTMLInputElement>('Stake');
    fireEvent.change(input, { target: { value: '1,5' } });
    expect(input.value).toBe('1,5');
    fireEvent.blur(input);
    expect(input.value).toBe('1.5');
    fireEvent.change(input, { target: { value: '１２３４' } });
    expect(input.value).toBe('1,234');
    fireEvent.change(input, { target: { value: 'abc' } });
    fireEvent.blur(input);
    expect(input.value).toBe('abc');
  });

  it('a mouse opens none', () => {
    render(
      <InLanguage>
        <Field />
      </InLanguage>,
    );
    const down = new MouseEvent('pointerdown', { bubbles: true });
    fireEvent(screen.getByLabelText('Stake'), Object.assign(down, { pointerType: 'mouse' }));
    expect(screen.getByLabelText<HTMLInputElement>('Stake').inputMode).toBe('decimal');
  });
});
