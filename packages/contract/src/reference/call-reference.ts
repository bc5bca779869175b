import type * as z from 'zod/mini';

import type { CALLS, CallName } from '../calls/index';
import type { FieldReference, FieldsOf } from './fields';

type Call<Name extends CallName> = (typeof CALLS)[Name];

/** What a call does, and its fields. The field `lang` is described once for all calls. */
export interface CallReference<Name extends CallName> {
  /** A few words for lists. */
  readonly summary: string;
  /** What the call does and when to use it; who may call it, rates and errors are added when the document is made. */
  readonly description: string;
  readonly request: FieldsOf<Omit<z.input<Call<Name>['body']>, 'lang'>>;
  readonly response: FieldReference<z.input<Call<Name>['response']>>;
}

/** A call without its reference does not compile. */
export type CallReferences = { readonly [Name in CallName]: CallReference<Name> };
