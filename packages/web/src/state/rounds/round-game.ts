import type { Round, RoundGame, RoundUpdate } from '@clutchline/contract';
import { ROUND_PHASES } from '@clutchline/domain/virtual-round';

export type OpenGame = Extract<RoundGame, { state: 'open' }>;

/** `drop`: known or of the past. `resync`: something is missing, so only a snapshot helps (bad input row 139). */
type Applied = RoundGame | 'drop' | 'resync';

/** Game after an update of the topic `round` (ROUND-1). */
export function applyRoundUpdate(game: RoundGame | null, update: RoundUpdate): Applied {
  if (update.kind === 'salt-line') return 'drop';
  if (update.kind === 'game') return isOfPast(game, update.game) ? 'drop' : update.game;
  if (game?.state !== 'open') return 'resync';
  const { round } = game.round;
  if (update.round !== round) return update.round < round ? 'drop' : 'resync';
  switch (update.kind) {
    case 'phase':
      return afterPhase(game, update);
    case 'event':
      return afterEvent(game, update);
    case 'result': {
      const { seed, facts, scene_hash } = update;
      return withRound(game, { seed, facts, scene_hash });
    }
  }
}

function isOfPast(game: RoundGame | null, next: RoundGame): boolean {
  return game?.state === 'open' && next.state === 'open' && next.round.round < game.round.round;
}

function afterPhase(game: OpenGame, { phase, now, ends_at }: Extract<RoundUpdate, { kind: 'phase' }>): Applied {
  const isForward = ROUND_PHASES.indexOf(phase) >= ROUND_PHASES.indexOf(game.round.phase);
  return isForward ? withRound({ ...game, now }, { phase, ends_at }) : 'drop';
}

function afterEvent(game: OpenGame, { no, event }: Extract<RoundUpdate, { kind: 'event' }>): Applied {
  const { events } = game.round;
  if (no < events.length) return 'drop';
  return no > events.length ? 'resync' : withRound(game, { events: [...events, event] });
}

const withRound = (game: OpenGame, change: Partial<Round>): OpenGame => ({
  ...game,
  round: { ...game.round, ...change },
});
