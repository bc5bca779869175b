import { buildBet } from '@clutchline/domain/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp } from '../../../testing/test-app';
import { playBetSounds } from './apply-bet-updates';

const played = vi.hoisted((): string[] => []);
vi.mock('../../data/play-tune', () => ({ playTune: (tune: string) => played.push(tune) }));
beforeEach(() => void played.splice(0));

const open = buildBet({ order_no: '1', receive_status: 0, revision: 0, prize_status: 0 });
const held = { ...open, receive_status: 1 } as const;
const rejected = { ...open, receive_status: 2 } as const;
const won = { ...open, revision: 1, prize_status: 1 } as const;
const lost = { ...open, revision: 1, prize_status: 2 } as const;

function start(sound: 'on' | 'off' | null) {
  const area = new FakeStorageArea();
  if (sound !== null) area.put('sound', sound);
  const test = createTestApp({ area });
  const asks = () => test.app.preferences.getState().asksForSound;
  return { ...test, asks, tunes: played };
}

describe('playBetSounds', () => {
  it('USER-7 a confirmed bet and a won one sound, once each', () => {
    const { app, tunes } = start('on');
    playBetSounds(app, [held]);
    expect(tunes).toEqual([]);
    playBetSounds(app, [open]);
    playBetSounds(app, [open]);
    playBetSounds(app, [won]);
    playBetSounds(app, [won]);
    expect(tunes).toEqual(['confirmed', 'won']);
  });

  it('USER-7 simultaneous updates have one sound, the best of them', () => {
    const { app, tunes } = start('on');
    playBetSounds(app, [open, { ...won, order_no: '2' }, { ...lost, order_no: '3' }]);
    expect(tunes).toEqual(['won']);
  });

  it('USER-7 a bet that lost, was rejected or was swapped away has no sound', () => {
    const { app, tunes } = start('on');
    playBetSounds(app, [lost, rejected, { ...open, order_no: '4', swapped_to: '5' }]);
    expect(tunes).toEqual([]);
  });

  it('USER-7 ROUND-8 a bet that won in a round has no sound: its bets together may have returned less than was paid', () => {
    const { app, tunes } = start('on');
    const legs = won.legs.map((leg) => ({ ...leg, match: { ...leg.match, kind: 'virtual' as const } }));
    playBetSounds(app, [{ ...won, legs }]);
    expect(tunes).toEqual([]);
  });

  it('BET-3 a neutral display has no sounds', () => {
    const { app, tunes } = start('on');
    app.settings.setState({ resultDisplay: 'neutral' });
    playBetSounds(app, [won]);
    expect(tunes).toEqual([]);
  });

  it('SPOIL-4 a bet that won on a hidden match has no sound', () => {
    const { app, tunes } = start('on');
    app.spoilers.setState({ mode: 'all' });
    playBetSounds(app, [won]);
    expect(tunes).toEqual([]);
  });

  it('USER-7 sounds that are off stay off, and the player is not asked again', () => {
    const { app, tunes, asks } = start('off');
    playBetSounds(app, [open]);
    expect([tunes, asks()]).toEqual([[], false]);
  });

  it.each([
    ['confirmed', open],
    ['won', won],
    ['lost', lost],
  ])('USER-7 a player who was never asked is asked when a bet was %s, without a sound until then', (_name, bet) => {
    const { app, tunes, asks } = start(null);
    playBetSounds(app, [held, rejected]);
    expect(asks()).toBe(false);
    playBetSounds(app, [bet]);
    expect([tunes, asks()]).toEqual([[], true]);
  });
});
