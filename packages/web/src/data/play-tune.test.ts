// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { playTune } from './play-tune';

const started = vi.fn<(hertz: number, at: number) => void>();
const closed = vi.fn();
const opened = vi.fn();

class FakeTone {
  readonly frequency = { value: 0 };
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  onended: (() => void) | null = null;
  connect = (next: unknown) => next;
  start = (at: number): void => started(this.frequency.value, at);
  stop = () => this.onended?.();
}

class FakeAudio {
  readonly currentTime = 5;
  readonly destination = {};
  constructor() {
    opened();
  }
  createOscillator = () => new FakeTone();
  createGain = () => new FakeTone();
  close = closed;
}

let touched = true;
let visible: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.clearAllMocks();
  [touched, visible] = [true, 'visible'];
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: touched }) });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => vi.unstubAllGlobals());

describe('playTune', () => {
  it('USER-7 plays the notes of a tune one after another', () => {
    playTune('confirmed');
    const [[low, first] = [0, 0], [high, second] = [0, 0]] = started.mock.calls;
    expect(started).toHaveBeenCalledTimes(2);
    expect(high).toBeGreaterThan(low);
    expect(first).toBe(5);
    expect(second).toBeGreaterThan(first);
  });

  it('USER-7 is silent on a page that is hidden or was never touched', () => {
    visible = 'hidden';
    playTune('won');
    [visible, touched] = ['visible', false];
    playTune('won');
    expect(opened).not.toHaveBeenCalled();
  });

  it('USER-7 gives the sound of the machine back', async () => {
    playTune('won');
    await Promise.resolve();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('USER-7 fails silently if there is no sound', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => playTune('won')).not.toThrow();
    expect(started).not.toHaveBeenCalled();
  });
});
