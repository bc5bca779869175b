interface TeamAliases {
  team_id: number;
  alias: string;
  source: 'feed' | 'operator';
}

interface EventAliases {
  event_id: number;
  alias: string;
}

interface TeamGames {
  team_id: number;
  game_type_id: number;
}

/** `kind`: 1 team, 2 event. */
interface SearchKeys {
  kind: number;
  id: number;
  key: string;
  class: number;
}

type SimilarKeys = Omit<SearchKeys, 'class'>;
type SearchChanges = Pick<SearchKeys, 'kind' | 'id'>;

export interface SearchTables {
  team_aliases: TeamAliases;
  event_aliases: EventAliases;
  team_games: TeamGames;
  search_keys: SearchKeys;
  similar_keys: SimilarKeys;
  search_changes: SearchChanges;
}
