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

const PRICE: MovingPrice = { odd: '1.855', move: null };
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
  const readPlay = () => [read().odd ?? '', '3.921'];
  const subscribe = vi.fn<OddsCellView['price']['subscribe']>(() => () => undefined);
  door.useOddsCell.mockReturnValue({ ...OPEN, price: { read, readPlay, subscribe }, toggle, ...fields });
  const cell = () => (
    <InLanguage langId={langId}>
      <OddTextContext value={oddText}>
        <OddsCell match={buildMatch()} play={buildPlay()} point={buildPoint()} label="short" />
      </OddTextContext>
    </InLanguage>
  );
  const view = render(cell());
  const again = (changed: Partial<typeof OPEN>): void => {
    door.useOddsCell.mockReturnValue({ ...OPEN, price: { read, readPlay, subscribe }, toggle, ...changed });
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
    expect(screen.getByRole('button', { name: '1 1.855, Team 2, Match winner, up' }).textContent).toContain('1.855');
  });

  it('USER-5 a price with a sign has the size in which it is as wide as one without', () => {
    const sizeOf = (text: string) => {
      show({}, 2, () => text);
      const size = screen.getByRole('button').dataset['long'];
      cleanup();
      return size;
    };
    expect(['0.862', '−0.292', '−20.00', '18/1', '+1802'].map(sizeOf)).toEqual([
      'false',
      'sign',
      'true',
      'false',
      'false',
    ]);
  });

  it('USER-5 shows and names the price in the format of the player', () => {
    show({ price: { move: 'up' } }, 2, () => '-118');
    const button = screen.getByRole('button', { name: '1 -118, Team 2, Match winner, up' });
    expect(button.textContent).toContain('-118');
    expect(button.textContent).not.toContain('1.855');
  });

  it('U7 has the exact price under the pointer if the shown one is rounded, and only there', () => {
    show({ price: {} }, 2, () => '−118');
    expect(screen.getByRole('button').title).toBe('1.855');
    cleanup();
    show();
    expect(screen.getByRole('button').title).toBe('');
  });

  it('LANG-2 has the same name in Chinese', () => {
    show({ price: { move: 'down' } }, 1);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('1 1.855，Team 2 cn，独赢，下降');
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
    expect(screen.getByRole('button').textContent).toContain('1.855');
    cleanup();
    show({ state: 'closed' });
    expect(screen.getByRole('button').textContent).not.toContain('1.855');
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
    act(() => move({ odd: '1.905', move: 'up' }));
    const button = screen.getByRole('button', { name: '1 1.905, Team 2, Match winner, up' });
    expect(button.textContent).toContain('1.905');
    expect(button.textContent).not.toContain('1.855');
    expect(button.dataset).toMatchObject({ move: 'up' });
    act(() => move({ odd: '1.700', move: 'down' }));
    expect(button.dataset).toMatchObject({ move: 'down' });
    act(() => move({ odd: '1.700', move: null }));
    expect(button.dataset).toMatchObject({ move: 'none' });
    expect(door.useOddsCell.mock.calls).toHaveLength(renderings);
  });

  it('PUSH-1 each move that can be seen has its flash phase; a first drawing and an expired arrow have none', () => {
    const { move, again } = show({ price: { odd: '2.050', move: 'up' } });
    const phase = (): string | undefined => screen.getByRole('button').dataset['flashPhase'];
    expect(phase()).toBeUndefined();
    const phases = ['2.150', '2.151', '2.250', '2.350'].map((odd) => {
      act(() => move({ odd, move: 'up' }));
      return phase();
    });
    expect(phases).toEqual(['1', '1', '0', '1']);
    act(() => move({ odd: '2.350', move: null }));
    again({ chosen: true });
    expect(phase()).toBe('1');
  });

  it.each([
    ['4.924', '4.92', '4.924'],
    ['4.920', '4.92', ''],
    ['1.950', '1.95', ''],
    ['10.500', '10.50', ''],
    ['3.922', '3.922', ''],
  ])('U7 %s is shown as %s, with %j under the pointer', (odd, shown, title) => {
    show({ price: { odd } });
    const button = screen.getByRole('button');
    expect(button.querySelector('span:last-of-type')?.textContent).toBe(shown);
    expect(button.title).toBe(title);
  });

  it('PUSH-1 a rendering after a move shows the price as it is now', () => {
    const { move, again } = show();
    act(() => move({ odd: '1.905', move: 'up' }));
    again({ stale: true });
    expect(screen.getByRole('button', { name: '1 1.905, Team 2, Match winner, not live' }).textContent).toContain(
      '1.905',
    );
  });
});
