import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFetched } from '../queries/use-fetched';

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
