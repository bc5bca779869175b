import type { LiveState, Match } from '@clutchline/contract';
import { useEffect } from 'react';

import { useApp } from '../app-context';
import type { SpoilerMatch } from '../spoilers/spoiler-store';
import { useShownLive } from '../spoilers/use-shown-live';
import { extendPath, type MapPath } from './map-path';

/** Of the running map, between maps of the last one; null before the first, and while the match is hidden (SPOIL-1). */
export function useMapPath(match: SpoilerMatch & Pick<Match, 'game_type_id'>, live: LiveState): MapPath | null {
  const { mapPaths } = useApp();
  const shown = useShownLive(match, live);
  const known = mapPaths.get(match.game_id);
  const now = shown === null || shown.points === null ? known : extendPath(known, shown.round, shown.points);
  useEffect(() => {
    if (now !== undefined) mapPaths.set(match.game_id, now);
  }, [mapPaths, match.game_id, now]);
  return shown === null ? null : (now ?? null);
}
