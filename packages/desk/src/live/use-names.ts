import { toLocalizedFields, type MarketCode, type Names, type PickCode } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle, type MatchNames, type PlayTextSource } from '@clutchline/i18n';

import { useTexts } from '../texts/use-texts';

export interface NamedTeams {
  readonly team_1: DeskNames;
  readonly team_2: DeskNames;
}

export interface NamedPlay {
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  /** Of the source; absent or null: by the market. */
  readonly names?: DeskNames | null;
}

export interface NamedPick {
  readonly pick: PickCode;
  readonly line: number | null;
}

/** In all languages of players, of which the desk has two. */
const widen = ({ en, cn }: DeskNames): Names => ({ cn, en, tw: cn, th: en, vn: en, in: en, jp: en, kr: en });

const NO_NAMES: DeskNames = { en: '', cn: '' };

const matchNames = (teams: NamedTeams, ids: readonly [number, number]): MatchNames => ({
  ...{ team_id_1: ids[0], team_id_2: ids[1] },
  ...toLocalizedFields('team_name_1', widen(teams.team_1)),
  ...toLocalizedFields('team_name_2', widen(teams.team_2)),
});

const playTexts = ({ market, round, line, names }: NamedPlay): PlayTextSource => ({
  ...{ market, round, line },
  ...toLocalizedFields('name', widen(names ?? NO_NAMES)),
});

/** Names as players see them, in the language of the desk. */
export function useNames() {
  const { players, language } = useTexts();
  const nameOf = ({ en, cn }: DeskNames): string => (language === 'zh-CN' && cn !== '' ? cn : en);
  return {
    nameOf,
    /** @example teams(row) // 'Aurora Peak – Iron Lotus' */
    teams: ({ team_1, team_2 }: NamedTeams): string => `${nameOf(team_1)} – ${nameOf(team_2)}`,
    /** @example market(play) // 'Map 2 · Total kills 26.5' */
    market: (play: NamedPlay): string =>
      marketTitle(players, playTexts(play), roundNumeral(play.round, players.langId)),
    /** @example pick(teams, [7, 8], { play, point }) // 'Aurora Peak −1.5' */
    pick: (
      teams: NamedTeams,
      teamIds: readonly [number, number],
      { play, point }: { readonly play: NamedPlay; readonly point: NamedPick },
    ): string => pickTitle(players, { match: matchNames(teams, teamIds), play: playTexts(play), ...point }),
  };
}
