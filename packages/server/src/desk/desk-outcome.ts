import type { DeskProblem } from '@clutchline/contract/desk';

export interface DeskRefusal {
  readonly kind: 'problem';
  readonly problem: DeskProblem;
  /** Beside type, title and status. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export type DeskOutcome<Data> = { readonly kind: 'ok'; readonly data: Data } | DeskRefusal;

export const ok = <Data>(data: Data): DeskOutcome<Data> => ({ kind: 'ok', data });

export const problem = (name: DeskProblem, fields: Readonly<Record<string, unknown>> = {}): DeskRefusal => ({
  kind: 'problem',
  problem: name,
  fields,
});
