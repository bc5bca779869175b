/** Names of problems (RFC 9457), the last part of `type`. */
export const DESK_PROBLEMS = {
  malformed: { status: 400, title: 'The body is not JSON in UTF-8' },
  invalid: { status: 400, title: 'A value is missing or invalid' },
  weak_password: { status: 400, title: 'The password has fewer than 15 characters, or is easy to guess' },
  unauthorised: { status: 401, title: 'There is no valid session' },
  sign_in_refused: { status: 401, title: 'Name, password, code or passkey is wrong' },
  invite_refused: { status: 401, title: 'The invitation was used, is too old, or is unknown' },
  foreign_origin: { status: 403, title: 'The call does not come from the page of the desk' },
  forbidden: { status: 403, title: 'The roles of this operator do not include this' },
  step_up_needed: { status: 403, title: 'This needs a code or passkey not older than five minutes' },
  not_found: { status: 404, title: 'There is no such call' },
  unknown_subject: { status: 404, title: 'There is no such play, match or game' },
  nothing_locked: { status: 409, title: 'There is no lock of everything' },
  void_already: { status: 409, title: 'The play is void already' },
  own_proposal: { status: 403, title: 'Another person has to decide this proposal' },
  unknown_proposal: { status: 404, title: 'There is no such proposal' },
  proposal_over: { status: 409, title: 'The proposal was decided, or is too old' },
  preview_changed: { status: 409, title: 'What the proposal would do has changed: look at it again' },
  repeated: { status: 409, title: 'This request was done before' },
  too_large: { status: 413, title: 'The body is too large' },
  wrong_type: { status: 415, title: 'The body is not application/json' },
  wait: { status: 429, title: 'Too many wrong tries: wait for the time in Retry-After' },
  internal: { status: 500, title: 'The server failed; ask for the outcome of the request by its id' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type DeskProblem = keyof typeof DESK_PROBLEMS;
