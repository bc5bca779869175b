import type { LiveState, Match } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { type ShownLive, type SpoilerMatch, useShownLive } from '../../../state';
import { lazyPart } from '../lazy-part';

/** Button in the place of something hidden. */
export const Spoiler = lazyPart(async () => (await import('./spoiler')).Spoiler);

export interface ScoreProps {
  readonly match: SpoilerMatch & Pick<Match, 'game_type_id'>;
  readonly live: LiveState;
  /** False if another button reveals the match. */
  readonly hasButton?: boolean;
  readonly children: (shown: ShownLive) => ReactNode;
}

/** Of a match under way or over. A hidden one has a button in its place, and nothing of it is in the document (SPOIL-1). */
export function Score({ match, live, hasButton = true, children }: ScoreProps) {
  const shown = useShownLive(match, live);
  return shown === null ? hasButton && <Spoiler gameIds={[match.game_id]} shows="score" /> : children(shown);
}
