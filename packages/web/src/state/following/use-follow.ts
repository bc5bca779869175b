import { useState } from 'react';

import { useApp } from '../app-context';
import { reportUnreachable } from '../report-unreachable';
import type { FollowOutcome } from './follow-teams';
import { useStore } from '../use-snapshot';

export interface FollowView {
  readonly isFollowed: boolean;
  readonly toggle: () => void;
  /** The player follows as many teams as possible. */
  readonly isFull: boolean;
}

/** FOLLOW-1. */
export function useFollow(teamId: number): FollowView {
  const app = useApp();
  const isFollowed = useStore(app.spoilers, ({ followed }) => followed?.has(teamId) === true);
  const [outcome, setOutcome] = useState<FollowOutcome>('done');
  const toggle = (): void => {
    import('./follow-teams')
      .then(({ setFollowed }) => setFollowed(app, teamId, !isFollowed))
      .then(setOutcome, () => reportUnreachable(app));
  };
  return { isFollowed, toggle, isFull: outcome === 'full' };
}
