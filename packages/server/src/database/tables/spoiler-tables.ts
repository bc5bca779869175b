import type { GeneratedAlways } from 'kysely';

interface RevealedResults {
  account_id: number;
  game_id: number;
  round: number;
  position: GeneratedAlways<number>;
}

interface SpoilerModes {
  account_id: number;
  mode: 'off' | 'followed' | 'all';
}

export interface SpoilerTables {
  revealed_results: RevealedResults;
  spoiler_modes: SpoilerModes;
}
