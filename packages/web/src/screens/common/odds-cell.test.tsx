// @vitest-environment jsdom
import { buildMatch, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { OddTextContext } from '../../i18n/use-odd-text';
import type { MovingPrice, OddsCellView } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { OddsCell } from './odds-cell';

const door = vi.hoisted(() => ({ useOddsCell: vi.fn<() => OddsCellView>() }));
vi.mock('../../state', () => door);

const PRICE: MovingPrice = { odd: '1.850', move: null, flashPhase: 0 };
const OPEN: Omit<OddsCellView, 'price'> = {
  state: 'open',
  stale: false,
  chosen: false,
  noCombo: false,
  toggle: vi.fn(),
};

function show(
  { price = {}, ...fields }: Partial<typeof OPEN> & { readonly price?: Partial<MovingPrice> } = {},
  langId: 1 | 2 = 2,
  oddText = (odd: string) => odd,
) {
  const toggle = vi.fn();
  const read = vi.fn<() => MovingPrice>(() => ({ ...PRICE, ...price }));
  const subscribe = vi.fn<OddsCellView['price']['subscribe']>(() => () => undefined);
  door.useOddsCell.mockReturnValue({ ...OPEN, price: { read, subscribe }, toggle, ...fields });
  const cell = () => (
    <InLanguage langId={langId}>
      <OddTextContext value={oddText}>
        <OddsCell match={buildMatch()} play={buildPlay()} point={buildPoint()} label="short" />
      </OddTextContext>
    </InLanguage>
  );
  const view = render(cell());
  const again = (changed: Partial<typeof OPEN>): void => {
    door.useOddsCell.mockReturnValue({ ...OPEN, price: { read, subscribe }, toggle, ...changed });
    view.rerender(cell());
  };
  const move = (to: MovingPrice): void => {
    read.mockReturnValue(to);
    subscribe.mock.calls.forEach(([listener]) => listener());
  };
  return { toggle, move, again, container: view.container };
}

afterEach(cleanup);

describe('OddsCell', () => {
  it('PUSH-1 names pick, market and price, and the way it moved', () => {
    show({ price: { move: 'up' } });
    expect(screen.getByRole('button', { name: '1 1.850, Team 2, Match winner, up' }).textContent).toContain('1.850');
  });

  it('USER-5 shows and names the price in the format of the player', () => {
    show({ price: { move: 'up' } }, 2, () => '-118');
    const button = screen.getByRole('button', { name: '1 -118, Team 2, Match winner, up' });
    expect(button.textContent).toContain('-118');
    expect(button.textContent).not.toContain('1.850');
  });

  it('U7 has the exact price under the pointer if the shown one is rounded, and only there', () => {
    show({ price: {} }, 2, () => '−118');
    expect(screen.getByRole('button').title).toBe('1.850');
    cleanup();
    show();
    expect(screen.getByRole('button').title).toBe('');
  });

  it('LANG-2 has the same name in Chinese', () => {
    show({ price: { move: 'down' } }, 1);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('1 1.850，Team 2 cn，独赢，下降');
  });

  it('SLIP-2 a press toggles, and the chosen one reads as pressed', () => {
    const { toggle } = show({ chosen: true });
    const button = screen.getByRole('button', { pressed: true });
    fireEvent.click(button);
    expect(toggle).toHaveBeenCalledOnce();
  });

  it.each([
    ['suspended', { state: 'suspended' }, 'suspended'],
    ['closed', { state: 'closed' }, 'closed'],
    ['stale', { stale: true }, 'not live'],
  ] as const)('PUSH-2 a %s price is announced and takes no press', (_name, fields, word) => {
    const { toggle } = show(fields);
    const button = screen.getByRole('button', { name: new RegExp(`, ${word}$`) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(toggle).not.toHaveBeenCalled();
  });

  it('SLIP-2 a chosen price can be taken out while it is suspended', () => {
    const { toggle } = show({ state: 'suspended', chosen: true });
    fireEvent.click(screen.getByRole('button'));
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('PUSH-2 keeps a suspended price visible and a closed one not', () => {
    show({ state: 'suspended' });
    expect(screen.getByRole('button').textContent).toContain('1.850');
    cleanup();
    show({ state: 'closed' });
    expect(screen.getByRole('button').textContent).not.toContain('1.850');
  });

  it('PUSH-3 draws no button for a hidden point', () => {
    show({ state: 'hidden' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('SLIP-6 marks what cannot join a combo before the press', () => {
    const { container } = show({ noCombo: true });
    expect(screen.getByRole('button', { name: /not for combos$/ })).toBeDefined();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('PUSH-1 a price that moves is written without a rendering, with its direction and its name', () => {
    const { move } = show();
    const renderings = door.useOddsCell.mock.calls.length;
    act(() => move({ odd: '1.900', move: 'up', flashPhase: 1 }));
    const button = screen.getByRole('button', { name: '1 1.900, Team 2, Match winner, up' });
    expect(button.textContent).toContain('1.900');
    expect(button.textContent).not.toContain('1.850');
    expect(button.dataset).toMatchObject({ move: 'up', flashPhase: '1' });
    act(() => move({ odd: '1.700', move: 'down', flashPhase: 0 }));
    expect(button.dataset).toMatchObject({ move: 'down', flashPhase: '0' });
    expect(door.useOddsCell.mock.calls).toHaveLength(renderings);
  });

  it('PUSH-1 a rendering after a move shows the price as it is now', () => {
    const { move, again } = show();
    act(() => move({ odd: '1.900', move: 'up', flashPhase: 1 }));
    again({ stale: true });
    expect(screen.getByRole('button', { name: '1 1.900, Team 2, Match winner, not live' }).textContent).toContain(
      '1.900',
    );
  });
});
