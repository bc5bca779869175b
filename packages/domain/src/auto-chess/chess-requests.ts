import { canonicalJson } from '../chance/index';
import { applyAction } from './apply-action';
import type { ChessAction, ChessContext, ChessOutcome } from './chess-action';
import type { ChessState } from './chess-state';

/** An answered request. */
export interface AnsweredRequest {
  /** Canonical text of its action. */
  readonly body: string;
  readonly outcome: ChessOutcome;
}

/** State of a player with the requests that were answered, by request id. */
export interface ChessBook {
  readonly state: ChessState;
  readonly answers: ReadonlyMap<string, AnsweredRequest>;
}

export type RequestOutcome = ChessOutcome | { readonly kind: 'refused'; readonly refusal: 'request_conflict' };

/** Body of a request as it is compared: equal actions have equal texts. */
export function requestBody(action: ChessAction): string {
  return canonicalJson(action);
}

/**
 * Applies a request once (CHESS-11): a repeated id with the same action gets the stored answer, with another action
 * `request_conflict`; neither changes anything. Refusals are not stored: repeated, such a request is validated again.
 */
export function applyRequest(
  book: ChessBook,
  id: string,
  action: ChessAction,
  context: ChessContext,
): { readonly book: ChessBook; readonly outcome: RequestOutcome } {
  const body = requestBody(action);
  const answered = book.answers.get(id);
  if (answered !== undefined) {
    const isSame = answered.body === body;
    return { book, outcome: isSame ? answered.outcome : { kind: 'refused', refusal: 'request_conflict' } };
  }
  const outcome = applyAction(book.state, action, context);
  if (outcome.kind === 'refused') return { book, outcome };
  return { book: { state: outcome.state, answers: new Map(book.answers).set(id, { body, outcome }) }, outcome };
}
