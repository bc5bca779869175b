/** Of an operator; several add up. */
export const DESK_ROLES = ['viewer', 'trader', 'settler', 'support', 'admin'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

/** What each role may do alone or, with another person, propose and approve (DESK-5). */
export const DESK_RIGHTS = {
  sign_in: DESK_ROLES,
  see_locks: DESK_ROLES,
  suspend: ['trader', 'settler', 'admin'],
  resume: ['trader', 'admin'],
  /** Everything at once. */
  panic: ['trader', 'settler', 'admin'],
  /** To propose and to approve; the kind of the proposal needs its own right. */
  propose: ['trader', 'settler', 'admin'],
  resume_all: ['trader', 'admin'],
  void_play: ['settler', 'admin'],
  see_proposals: DESK_ROLES,
  audit_own: DESK_ROLES,
  audit_all: ['settler', 'admin'],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>;

export type DeskRight = keyof typeof DESK_RIGHTS;

const ROLES_OF: Readonly<Record<DeskRight, readonly DeskRole[]>> = DESK_RIGHTS;

export function hasDeskRight(roles: readonly DeskRole[], right: DeskRight): boolean {
  return ROLES_OF[right].some((role) => roles.includes(role));
}
