// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { followPreferences } from './follow-preferences';
import { useAccept } from '../slip/use-slip-settings';
import { useAsksForSound } from '../use-notices';
import { useAvatar, usePreferences } from './use-preferences';

const tunes = vi.hoisted((): string[] => []);
vi.mock('../../data/play-tune', () => ({ playTune: (tune: string) => tunes.push(tune) }));

afterEach(cleanup);

function start(area = new FakeStorageArea()) {
  const test = createTestApp({ area });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  const hook = () => ({ ...usePreferences(), avatar: useAvatar(), asks: useAsksForSound(), accept: useAccept() });
  return { ...test, view: renderHook(hook, { wrapper }).result };
}

const again = (area: FakeStorageArea) => start(area).view.current;

describe('what a player chooses', () => {
  it('USER-4 an avatar of 1 to 15 is retained on this machine, any other id is refused', () => {
    const { view, area } = start();
    expect(view.current.avatar).toBe(1);
    act(() => view.current.chooseAvatar(15));
    for (const id of [0, 16, -1, 1.5, Number.NaN]) act(() => view.current.chooseAvatar(id));
    expect(view.current.avatar).toBe(15);
    expect(again(area).avatarId).toBe(15);
  });

  it('USER-5 the odds format is retained, and writes prices once its code is there', async () => {
    const { view, area, app } = start();
    const shown = () => app.preferences.getState().oddText('1.800');
    expect([view.current.oddsFormat, shown()]).toEqual(['decimal', '1.800']);
    act(() => view.current.chooseOddsFormat('american'));
    expect([view.current.oddsFormat, shown()]).toEqual(['american', '−125']);
    const next = createTestApp({ area });
    expect(next.app.preferences.getState().oddText('2.050')).toBe('2.050');
    followPreferences(next.app);
    await waitFor(() => expect(next.app.preferences.getState().oddText('2.050')).toBe('+105'));
    act(() => view.current.chooseOddsFormat('decimal'));
    expect(shown()).toBe('1.800');
  });

  it('USER-5 the time zone is retained, and the device is the way back', () => {
    const { view, area } = start();
    expect(view.current.timeZone).toBeNull();
    act(() => view.current.chooseTimeZone('Asia/Tokyo'));
    expect(again(area).timeZone).toBe('Asia/Tokyo');
    act(() => view.current.chooseTimeZone(null));
    expect(again(area).timeZone).toBeNull();
  });

  it('USER-5 what is taken of a price that moves is the choice of the slip itself', () => {
    const { view, area, app } = start();
    act(() => view.current.accept.choose('none'));
    expect(app.slip.getState().accept).toBe('none');
    expect(again(area).accept.accept).toBe('none');
  });

  it('USER-7 sounds turned on play at once, and the question is over', () => {
    const { view, area, app } = start();
    act(() => app.preferences.setState({ asksForSound: true }));
    expect([view.current.sound, view.current.asks]).toEqual([null, true]);
    act(() => view.current.chooseSound('on'));
    expect([view.current.sound, view.current.asks, tunes]).toEqual(['on', false, ['confirmed']]);
    act(() => view.current.chooseSound('off'));
    expect([again(area).sound, tunes]).toEqual(['off', ['confirmed']]);
  });

  it.each([
    ['oddsFormat', 'roman'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', 7],
    ['sound', 'loud'],
    ['avatarId', 99],
  ])('bad-input 88: a damaged %s of %j reads as never chosen', (name, value) => {
    const area = new FakeStorageArea();
    area.put(name, value);
    expect(again(area)).toMatchObject({ oddsFormat: 'decimal', timeZone: null, sound: null, avatarId: 1 });
  });
});
