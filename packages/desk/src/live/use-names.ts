import { toLocalizedFields, type MarketCode, type Names, type PickCode } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle, type MatchNames, type PlayTextSource } from '@clutchline/i18n';

import { useTexts } from '../texts/use-texts';

export interface NamedTeams {
  readonly team_1: DeskNames;
  readonly team_2: DeskNames;
  /** Event that names an outright; absent or null: two teams play. */
  readonly outright?: DeskNames | null;
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

/** A row that names its match, play and point. */
export interface NamedSelection extends NamedTeams, NamedPlay {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly pick: PickCode;
  readonly point_line: number | null;
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
  const teams = ({ team_1, team_2, outright = null }: NamedTeams): string =>
    outright === null ? `${nameOf(team_1)} – ${nameOf(team_2)}` : nameOf(outright);
  const market = (play: NamedPlay): string =>
    marketTitle(players, playTexts(play), roundNumeral(play.round, players.langId));
  const pick = (
    named: NamedTeams,
    teamIds: readonly [number, number],
    { play, point }: { readonly play: NamedPlay; readonly point: NamedPick },
  ): string => {
    const { pick: code, line } = point;
    return pickTitle(players, { match: matchNames(named, teamIds), play: playTexts(play), pick: code, line });
  };
  const pickOf = (row: NamedSelection): string =>
    pick(row, [row.team_id_1, row.team_id_2], { play: row, point: { pick: row.pick, line: row.point_line } });
  return {
    nameOf,
    /** @example teams(row) // 'Aurora Peak – Iron Lotus' */
    teams,
    /** @example market(play) // 'Map 2 · Total kills 26.5' */
    market,
    /** @example pick(teams, [7, 8], { play, point }) // 'Aurora Peak −1.5' */
    pick,
    /** @example pickOf(leg) // 'Aurora Peak −1.5' */
    pickOf,
    /** @example selection(leg) // 'Aurora Peak – Iron Lotus · Map 2 · Winner · Aurora Peak' */
    selection: (row: NamedSelection): string => `${teams(row)} · ${market(row)} · ${pickOf(row)}`,
  };
}
