import type * as z from 'zod/mini';

import type { CALLS, CallName } from '../calls/index';
import type { FieldReference, FieldsOf } from './fields';

type Call<Name extends CallName> = (typeof CALLS)[Name];

/** The field `lang` is described once for all calls. */
export interface CallReference<Name extends CallName> {
  /** A few words for lists. */
  readonly summary: string;
  /** When to use the call; the document adds who may call it, rates and errors. */
  readonly description: string;
  readonly request: FieldsOf<Omit<z.input<Call<Name>['body']>, 'lang'>>;
  readonly response: FieldReference<z.input<Call<Name>['response']>>;
}

/** A call without its reference does not compile. */
export type CallReferences = { readonly [Name in CallName]: CallReference<Name> };
