// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { NotFound } from './not-found';

const door = vi.hoisted(() => ({ own: null as string | null, linked: null as string | null, to: vi.fn() }));
vi.mock('../../state', () => ({
  useRouteMessage: () => ({ own: door.own, linked: door.linked }),
  useNavigation: () => ({ href: () => '/match/list', to: door.to }),
}));

function show(own: string | null, linked: string | null = null) {
  Object.assign(door, { own, linked });
  return render(
    <InLanguage>
      <NotFound />
    </InLanguage>,
  );
}

afterEach(cleanup);

describe('NotFound', () => {
  it.each(['own', 'linked'])('NAV-3 bad-input 75: shows a message (%s) as text, never as markup', (kind) => {
    const markup = '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">call us</a>';
    const { container } = kind === 'own' ? show(markup) : show(null, markup);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('NAV-3 bad-input 75: cuts a long message to 200 characters', () => {
    show('x'.repeat(5_000));
    expect(screen.getByText(/^x+$/).textContent).toHaveLength(200);
    cleanup();
    show(null, 'y'.repeat(5_000));
    expect(screen.getByText(/^y+$/).textContent).toHaveLength(200);
  });

  it('NAV-3 S-L14 bad-input 75: quotes what came with the address, states that it is not ours, and leaves contacts out', () => {
    const { container } = show(null, 'Call +1 555 010-0199 to unlock your account at evil.example');
    expect(screen.getByText(/page you are looking for is currently unavailable/)).toBeDefined();
    const quote = screen.getByRole('figure');
    expect(quote.textContent).toMatch(/not from us/);
    expect(quote.querySelector('blockquote')?.textContent).toBe('Call … to unlock your account at …');
    expect(container.querySelector('h1')?.textContent).toBe('Page unavailable');
    expect(screen.getByText('Call … to unlock your account at …').tagName).toBe('BDI');
  });

  it('ERR-2 S-L14 shows a message that the app passed on as its own text, numbers included', () => {
    show('The event 800001 is closed.');
    expect(screen.getByText('The event 800001 is closed.')).toBeDefined();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('NAV-3 states that the page is unavailable if there is no message', () => {
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
