import type { GameRules } from '../script/match-script';

type Formats = readonly [number, ...number[]];

export interface GameSetup {
  readonly gameTypeId: number;
  readonly rules: GameRules;
  /** Both sides; 0 in a rounds game. */
  readonly killsPerMap: number;
  readonly lengthS: number;
  readonly leagueFormats: Formats;
}

export const GAME_SETUPS: readonly GameSetup[] = [
  { gameTypeId: 1, rules: 'kills', killsPerMap: 27, lengthS: 1_960, leagueFormats: [3] },
  { gameTypeId: 2, rules: 'kills', killsPerMap: 47, lengthS: 2_200, leagueFormats: [3, 2] },
  { gameTypeId: 3, rules: 'rounds', killsPerMap: 0, lengthS: 2_350, leagueFormats: [3] },
  { gameTypeId: 5, rules: 'rounds', killsPerMap: 0, lengthS: 2_350, leagueFormats: [3] },
  { gameTypeId: 6, rules: 'kills', killsPerMap: 22, lengthS: 980, leagueFormats: [3, 5] },
  { gameTypeId: 16, rules: 'kills', killsPerMap: 24, lengthS: 1_120, leagueFormats: [5] },
];
