import { spoilerStateSchema } from '../entities/spoilers';
import type { CallReferences } from './call-reference';
import { EXAMPLE } from './example-values';
import { describeObject } from './fields';

const KEYS = 'Revealed matches as their id, maps as `<game_id>.<round>`, at most 2000';
const EXAMPLES: string[] = [`${EXAMPLE.gameId}`, `${EXAMPLE.gameId}.2`];
const MODE = '`off`, `followed` (matches of followed teams) or `all`';

export const SPOILER_REFERENCES = [
  describeObject(spoilerStateSchema, 'Spoiler-free mode and revealed results of a player (SPOIL-1).', {
    mode: [`${MODE}; null if none was chosen.`, 'all'],
    keys: [`${KEYS}, oldest first.`, EXAMPLES],
  }),
];

/** SPOIL-1. */
export const SPOILER_CALLS: Pick<CallReferences, 'getRevealed' | 'setRevealed'> = {
  getRevealed: {
    summary: 'Revealed results',
    description:
      'Returns the spoiler-free mode of the player and the results that were revealed on any device (SPOIL-1).',
    request: {},
    response: 'State of all devices of the player.',
  },
  setRevealed: {
    summary: 'Reveal results',
    description:
      'Adds revealed results and returns all; the newest 2000 are retained. Unknown matches and those that have not begun are ignored (SPOIL-1).',
    request: { keys: [`${KEYS}.`, EXAMPLES], mode: [`${MODE}; absent for no change.`, 'all'] },
    response: 'State of all devices of the player.',
  },
};
