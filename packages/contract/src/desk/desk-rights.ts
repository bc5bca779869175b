/** Of an operator; several add up. */
export const DESK_ROLES = ['viewer', 'trader', 'settler', 'support', 'admin'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

/** What each role may do alone or, with another person, propose and approve (DESK-5). */
export const DESK_RIGHTS = {
  sign_in: DESK_ROLES,
  see_locks: DESK_ROLES,
  /** Overview, matches, liability, feeds: nothing of a person. */
  see_liability: DESK_ROLES,
  take_alarm: ['trader', 'settler', 'support', 'admin'],
  /** Single bets, with their players. */
  see_bets: ['trader', 'settler', 'support', 'admin'],
  suspend: ['trader', 'settler', 'admin'],
  resume: ['trader', 'admin'],
  /** Everything at once. */
  panic: ['trader', 'settler', 'admin'],
  /** To propose and to approve; the kind of the proposal needs its own right. */
  propose: ['trader', 'settler', 'support', 'admin'],
  resume_all: ['trader', 'admin'],
  see_prices: DESK_ROLES,
  price: ['trader', 'admin'],
  /** Beyond the bounds of one person. */
  wide_price: ['trader', 'admin'],
  void_play: ['settler', 'admin'],
  see_limits: DESK_ROLES,
  limit_down: ['trader', 'admin'],
  raise_limit: ['trader', 'admin'],
  see_player_limits: ['support', 'admin'],
  /** To end sessions, freeze, tighten limits, and note. */
  protect_player: ['support', 'admin'],
  loosen_player: ['support', 'admin'],
  see_settings: DESK_ROLES,
  settings: ['admin'],
  void_match: ['settler', 'admin'],
  void_bet: ['settler', 'admin'],
  settle_play: ['settler', 'admin'],
  correct_result: ['settler', 'admin'],
  recount_pool: ['settler', 'admin'],
  release_result: ['settler', 'admin'],
  see_quarantine: DESK_ROLES,
  /** Prices, plays and matches. */
  decide_quarantine: ['trader', 'settler'],
  /** Bets that a person decides. */
  referred: ['trader'],
  see_pools: DESK_ROLES,
  see_games: DESK_ROLES,
  /** Virtual games: to stop, and to start again. */
  stop_games: ['trader', 'admin'],
  see_names: DESK_ROLES,
  /** Of teams and events. */
  edit_names: ['trader', 'support', 'admin'],
  unfreeze: ['support', 'admin'],
  adjust: ['support', 'admin'],
  /** Roles, invitations and ends of operators. */
  operator: ['admin'],
  see_people: ['admin'],
  see_content: DESK_ROLES,
  /** Announcements that one person publishes alone, and pins. */
  content: ['trader', 'support', 'admin'],
  /** Urgent announcements and maintenance. */
  announce: ['trader', 'support', 'admin'],
  see_proposals: DESK_ROLES,
  see_player: ['support', 'admin'],
  see_reports: DESK_ROLES,
  export: DESK_ROLES,
  /** With persons. */
  export_persons: ['support', 'admin'],
  audit_own: DESK_ROLES,
  audit_all: ['settler', 'admin'],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>;

export type DeskRight = keyof typeof DESK_RIGHTS;

const ROLES_OF: Readonly<Record<DeskRight, readonly DeskRole[]>> = DESK_RIGHTS;

export function hasDeskRight(roles: readonly DeskRole[], right: DeskRight): boolean {
  return ROLES_OF[right].some((role) => roles.includes(role));
}
