// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { SoundPrompt } from './sound-prompt';

const door = vi.hoisted(() => ({ chooseSound: vi.fn() }));
vi.mock('../../state', () => ({ usePreferences: () => door }));

afterEach(cleanup);

it.each([
  ['Turn on sounds', 'on'],
  ['No, thanks', 'off'],
])('USER-7 asks without taking the focus; %s turns them %s', (name, chosen) => {
  render(
    <InLanguage>
      <SoundPrompt />
    </InLanguage>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(door.chooseSound).toHaveBeenLastCalledWith(chosen);
});

it('USER-7 U3 the question is announced: its region is in the page before its text', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const observer = new MutationObserver(() => undefined);
  observer.observe(box, { childList: true, subtree: true });
  render(
    <InLanguage>
      <SoundPrompt />
    </InLanguage>,
    { container: box },
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toMatch(/sound/);
  expect(observer.takeRecords().some(({ target, addedNodes }) => target === region && addedNodes.length > 0)).toBe(
    true,
  );
});
