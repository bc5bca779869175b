import type { RoundGame, RoundUpdate } from '@clutchline/contract';

/**
 * What subscribers of the game before need to know of the game now: a new round or a pause as a whole, otherwise phase,
 * events and result.
 */
export function roundUpdates(before: RoundGame | null, game: RoundGame): readonly RoundUpdate[] {
  if (game.state === 'paused') return isSamePause(before, game) ? [] : [{ kind: 'game', game }];
  if (before?.state !== 'open' || before.round.round !== game.round.round) return [{ kind: 'game', game }];
  const { round, phase, ends_at, events, seed, facts, scene_hash } = game.round;
  const seen = before.round.seed === null ? before.round.events.length : events.length;
  return [
    ...(phase === before.round.phase ? [] : [{ kind: 'phase', round, phase, now: game.now, ends_at } as const]),
    ...events.slice(seen).map((event, index) => ({ kind: 'event', round, no: seen + index, event }) as const),
    ...(seed === null || before.round.seed !== null
      ? []
      : [{ kind: 'result', round, seed, facts, scene_hash } as const]),
  ];
}

function isSamePause(before: RoundGame | null, game: RoundGame): boolean {
  return (
    before?.state === 'paused' &&
    game.state === 'paused' &&
    before.reason === game.reason &&
    before.until === game.until
  );
}
