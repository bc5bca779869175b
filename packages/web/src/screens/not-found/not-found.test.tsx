// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../testing/in-language';
import { NotFound } from './not-found';

const door = vi.hoisted(() => ({ message: null as string | null, to: vi.fn() }));
vi.mock('../../state', () => ({
  useRoute: () => ({ screen: 'not-found', gameId: null, message: door.message }),
  useNavigation: () => ({ href: () => '/match/list', to: door.to }),
}));

function show(message: string | null) {
  door.message = message;
  return render(
    <InLanguage>
      <NotFound />
    </InLanguage>,
  );
}

afterEach(cleanup);

describe('NotFound', () => {
  it('NAV-3 bad-input 75: shows a message as text, never as markup', () => {
    const { container } = show('<img src=x onerror=alert(1)> <a href="javascript:alert(1)">call us</a>');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('NAV-3 bad-input 75: cuts a long message to 200 characters', () => {
    show('x'.repeat(5_000));
    expect(screen.getByText(/^x+$/).textContent).toHaveLength(200);
  });

  it('NAV-3 says that the page is unavailable where there is no message', () => {
    show(null);
    expect(screen.getByText(/page you are looking for is currently unavailable/)).toBeDefined();
  });

  it('NAV-3 bad-input 81: leads home', () => {
    show(null);
    const home = screen.getByRole('link', { name: 'Return home' });
    expect(home.getAttribute('href')).toBe('/match/list');
    fireEvent.click(home);
    expect(door.to.mock.calls).toEqual([['match-list', undefined]]);
  });
});
