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
