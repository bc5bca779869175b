import type { OperatorProblem } from '@clutchline/contract/operator';

/** `fields` are for the operator's developers. */
export interface OperatorRefusal {
  readonly kind: 'problem';
  readonly problem: OperatorProblem;
  readonly fields: Readonly<Record<string, string>>;
}

export type OperatorOutcome =
  { readonly kind: 'ok'; readonly data: Readonly<Record<string, unknown>> } | OperatorRefusal;

export const problem = (name: OperatorProblem, fields: Readonly<Record<string, string>> = {}): OperatorRefusal => ({
  kind: 'problem',
  problem: name,
  fields,
});

export const done = (data: Readonly<Record<string, unknown>>): OperatorOutcome => ({ kind: 'ok', data });
