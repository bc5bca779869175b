import type { DeskProblem } from '@clutchline/contract/desk';

export interface Answered<Data> {
  readonly kind: 'ok';
  readonly data: Data;
}

export interface Refused {
  readonly kind: 'refused';
  readonly problem: DeskProblem;
  /** Beside type, title and status. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** No answer, or none that the contract allows. */
export interface Unreached {
  readonly kind: 'unreached';
}

export type DeskResult<Data> = Answered<Data> | Refused | Unreached;

/**
 * Of a call that writes. Its answer may be lost: the outcome is then asked by its request id. `done`: it was done, without its
 * answer; `not_done`: it was not; `unreached`: unknown.
 */
export type WriteResult<Data> = DeskResult<Data> | { readonly kind: 'done' } | { readonly kind: 'not_done' };

export const isRefusal = (result: WriteResult<unknown>, problem: DeskProblem): boolean =>
  result.kind === 'refused' && result.problem === problem;

export const isDone = (result: WriteResult<unknown>): boolean => result.kind === 'ok' || result.kind === 'done';
