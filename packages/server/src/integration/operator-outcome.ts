import type { OperatorProblem } from '@clutchline/contract/operator';

/** `detail` and `fields` are for the operator's developers. */
export type OperatorOutcome =
  | { readonly kind: 'ok'; readonly data: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'problem';
      readonly problem: OperatorProblem;
      readonly fields: Readonly<Record<string, string>>;
    };

export const problem = (name: OperatorProblem, fields: Readonly<Record<string, string>> = {}): OperatorOutcome => ({
  kind: 'problem',
  problem: name,
  fields,
});

export const done = (data: Readonly<Record<string, unknown>>): OperatorOutcome => ({ kind: 'ok', data });
