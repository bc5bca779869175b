import * as z from 'zod/mini';

import { valueOf } from '../../data/storage';
import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFetched } from '../queries/use-fetched';
import { reportUnreachable } from '../report-unreachable';

type NamedTeam = NonNullable<CallData<'getTeam'>['team']>;

/** Null while unknown. */
export function useFollowedTeam(teamId: number, isNamed: boolean): NamedTeam | null {
  const app = useApp();
  const { data } = useFetched<NamedTeam | null>({
    key: ['fixed', 'team-name', teamId],
    fetch: async (signal) => (await fetchData(app, 'getTeam', { team_id: teamId }, signal)).team,
    enabled: isNamed,
    freshMs: 3_600_000,
  });
  return data ?? null;
}

/** On the server if signed in, else on the device (FOLLOW-1). */
export function useUnfollow(): (teamId: number) => void {
  const app = useApp();
  const unfollow = async (teamId: number): Promise<void> => {
    const { env, spoilers, session } = app;
    const remove = (): void => {
      spoilers.setState(({ followed }) => ({ followed: new Set([...(followed ?? [])].filter((id) => id !== teamId)) }));
      const slot = env.storage.slot('followedTeams', 1, z.array(z.unknown()));
      slot.write((valueOf(slot) ?? []).filter((id) => id !== teamId));
    };
    if (session.getState().token === null) {
      remove();
      return;
    }
    const changes = [{ team_id: teamId, is_followed: 0 as const }];
    const reply = await app.call('followTeam', { changes, skips_unknown: 0 });
    if (reply.kind === 'ok') remove();
  };
  return (teamId) => void unfollow(teamId).catch(() => reportUnreachable(app));
}
