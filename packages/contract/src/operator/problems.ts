/** Names of problems (RFC 9457), the last part of `type`. */
export const OPERATOR_PROBLEMS = {
  unauthorised: { status: 401, title: 'The request is not signed by a valid key' },
  not_found: { status: 404, title: 'There is no such resource' },
  too_large: { status: 413, title: 'The body is too large' },
  malformed: { status: 400, title: 'The body is not JSON in UTF-8' },
  invalid: { status: 422, title: 'A value is missing or invalid' },
  no_idempotency_key: { status: 400, title: 'The header Idempotency-Key is missing or not 16 to 128 characters' },
  key_reused: { status: 409, title: 'This Idempotency-Key was used for another request' },
  unknown_player: { status: 404, title: 'There is no such player' },
  currency_mismatch: { status: 409, title: 'The player has another currency' },
  transfer_exists: { status: 409, title: 'Another transfer has this id' },
  insufficient_balance: { status: 409, title: 'The balance is less than the amount' },
  balance_limit: { status: 409, title: 'The balance would have more than 30 digits' },
  player_limit_stays: { status: 409, title: 'The player has set a stricter limit, which stays' },
  exclusion_stays: { status: 409, title: 'The player is excluded for longer, which stays' },
  no_internal_wallet: { status: 409, title: 'The balances are in the wallet of the operator' },
  internal_wallet: { status: 409, title: 'The balances are in the internal wallet; move money by a transfer' },
  future_date: { status: 422, title: 'The day has not begun' },
  wrong_announcement: { status: 422, title: 'The announcement cannot be published: `faults` names what is wrong' },
  two_persons: {
    status: 403,
    title: 'Urgent announcements and maintenance need two persons: use the desk or npm run announce',
  },
  announcement_exists: { status: 409, title: 'Another announcement has this id' },
  announcement_changed: { status: 409, title: 'The announcement has another revision' },
  unknown_announcement: { status: 404, title: 'There is no such announcement, or it was withdrawn' },
  internal: { status: 500, title: 'The server failed; the outcome is unknown, repeat the request with the same key' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type OperatorProblem = keyof typeof OPERATOR_PROBLEMS;
