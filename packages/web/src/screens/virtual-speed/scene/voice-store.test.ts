import { eventOffset, PHASE_STARTS_MS, ROUND_MS, ROUND_PHASES, roundStart } from '@clutchline/domain/virtual-round';
import { expect, it } from 'vitest';

import { buildRoundGame, PLAYED, SCENE_EVENTS } from '../../../../testing/build-round';
import { type RoundSignal, VoiceStore } from './voice-store';

const { round } = buildRoundGame();
const { facts } = PLAYED;

/** The round as a page sees it `ms` after its start. */
function roundAt(number: number, ms: number) {
  const index = ROUND_PHASES.findLastIndex((phase) => ms >= PHASE_STARTS_MS[phase]);
  const phase = ROUND_PHASES[index] ?? 'ready';
  const next = ROUND_PHASES[index + 1];
  return {
    round: number,
    phase,
    ends_at: roundStart(number) + (next === undefined ? ROUND_MS : PHASE_STARTS_MS[next]),
    events: SCENE_EVENTS.filter(({ second }) => eventOffset(second, facts.seconds) <= ms),
    facts: phase === 'ended' ? facts : null,
  };
}

function signalsOf(rounds: number): { readonly at: number; readonly signal: RoundSignal }[] {
  const store = new VoiceStore();
  return Array.from({ length: (rounds * ROUND_MS) / 250 }, (_, step) => {
    const at = step * 250;
    const number = round.round + Math.floor(at / ROUND_MS);
    return { at, signal: store.receive(roundAt(number, at % ROUND_MS), roundStart(round.round) + at) };
  });
}

it('V24 ROUND-8 a screen reader gets at most twelve sentences in any minute, the result among them', () => {
  const spoken = signalsOf(3).filter(({ signal }) => signal.spoken !== null);
  for (const { at } of spoken)
    expect(spoken.filter((other) => other.at >= at && other.at < at + 60_000).length).toBeLessThanOrEqual(12);
  expect(spoken.filter(({ signal }) => signal.spoken?.kind === 'result')).toHaveLength(3);
  expect(spoken.filter(({ signal }) => signal.spoken?.kind === 'ten_seconds')).toHaveLength(3);
});

it('USER-7 ROUND-8 a round sounds when it opens, in its last three seconds, at the lock and at the first kill', () => {
  const tones = signalsOf(2)
    .filter(({ at }) => at >= ROUND_MS)
    .flatMap(({ signal }) => signal.tone ?? []);
  expect(tones).toEqual(['open', 'tick', 'tick', 'tick', 'lock', 'blood']);
});
