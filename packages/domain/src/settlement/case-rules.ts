/** Published rules for cases of any market (BET-9). */
export const CASE_RULES = {
  'match-void@1': 'match_void',
  'postponed@1': 'postponed',
  'walkover@1': 'walkover',
  'map-not-played@1': 'map_not_played',
  'format-change@1': 'format_change',
  'started-early@1': 'started_early',
  'remake@1': 'remake',
  'surrender@1': 'surrender',
  'forfeit@1': 'forfeit',
  'overtime@1': 'overtime',
  'pistol-rounds@1': 'pistol_rounds',
  'race-not-reached@1': 'race_not_reached',
  'enemy-kill@1': 'enemy_kill',
  'duration-on-line@1': 'duration_on_line',
  'same-team@1': 'same_team',
  'obvious-error@1': 'obvious_error',
  'unverifiable@1': 'unverifiable',
  'push@1': 'push',
  'dead-heat@1': 'dead_heat',
  'combo@1': 'combo',
  'pool@1': 'pool',
  'round-no-seed@1': 'no_seed',
  'correction@1': 'correction',
  'operator-settle@1': 'operator_settle',
  'operator-void@1': 'operator_void',
} as const;

export type CaseRule = keyof typeof CASE_RULES;

/** A case without a rule of its market. */
export type RuleCase = (typeof CASE_RULES)[CaseRule];
