import { expect, it } from 'vitest';

import { IDLE } from '../state/slip/slip-store';
import { createTestApp, TOKEN } from '../../testing/test-app';
import { createTokenGate } from './token-gate';

const OTHER = 'token-fedcba9876543210';
const LAST = 'token-aaaaaaaaaaaaaaaa';

function setPhase({ app }: ReturnType<typeof createTestApp>, phase: 'placing' | 'idle'): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, single: { ...IDLE, phase } } }));
}

it('bad-input 117: a bet on its way ends with its player; the last token that came counts after it', () => {
  const test = createTestApp({ token: TOKEN });
  const gate = createTokenGate(test.app);
  setPhase(test, 'placing');
  gate.give(OTHER);
  gate.give(null);
  gate.give(LAST);
  expect(test.app.session.getState().token).toBe(TOKEN);
  setPhase(test, 'idle');
  expect(test.app.session.getState().token).toBe(LAST);
  gate.give(null);
  expect(test.app.session.getState().token).toBeNull();
});

it('EMBED-1 a destroyed app takes no token that waited', () => {
  const test = createTestApp({ token: TOKEN });
  const gate = createTokenGate(test.app);
  setPhase(test, 'placing');
  gate.give(OTHER);
  gate.stop();
  setPhase(test, 'idle');
  expect(test.app.session.getState().token).toBe(TOKEN);
});
