import type { Match } from '@clutchline/contract';

import { Crest } from '../../ui/crest';
import { crestLetters } from '../../ui/crest-art';

interface TeamCrestProps {
  readonly match: Match;
  readonly side: 1 | 2;
  readonly size?: number;
}

/** Letters of the English name, equal in every language. */
export function TeamCrest({ match, side, size = 24 }: TeamCrestProps) {
  const id = side === 1 ? match.team_id_1 : match.team_id_2;
  const english = side === 1 ? match.team_name_1_en : match.team_name_2_en;
  return <Crest id={id} letters={crestLetters(english)} size={size} />;
}
