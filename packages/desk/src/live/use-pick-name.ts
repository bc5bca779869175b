import type { PickCode } from '@clutchline/contract';
import { formatLine, ownName } from '@clutchline/i18n';

import { useTexts } from '../texts/use-texts';

export interface NamedTeam {
  readonly team_id: number;
  readonly name: string;
}

function teamText(teamId: number, teams: readonly NamedTeam[], line: number | null): string {
  const name = teams.find(({ team_id }) => team_id === teamId)?.name ?? String(teamId);
  return line === null ? name : `${name} ${formatLine(line)}`;
}

/** @example name({ kind: 'team', team_id: 7 }, teams, -1_500) // 'Aurora Peak -1.5' */
export function usePickName(): (pick: PickCode, teams: readonly NamedTeam[], line: number | null) => string {
  const { players } = useTexts();
  return (pick, teams, line) => {
    if (pick.kind === 'team') return teamText(pick.team_id, teams, line);
    if (pick.kind === 'runner') return ownName(players, pick.names);
    if (pick.kind === 'score') return `${pick.score_1}:${pick.score_2}`;
    if (pick.kind === 'position') return players('market.pick_position', { position: pick.position });
    if (pick.kind === 'band') return players('market.pick_band', { from: pick.from, to: pick.to });
    if (pick.kind === 'over' || pick.kind === 'under') {
      return players(`market.pick_${pick.kind}`, { line: formatLine(line ?? 0) });
    }
    return players(`market.pick_${pick.kind}`);
  };
}
