import { DEFAULT_LANG } from '@clutchline/contract';

import { failureEnvelope, type Words } from '../answers/envelopes';
import { FAILURES, type FailureName } from '../answers/http-failure';
import type { Json } from './apply-references';
import { schemaRef } from './example-of';

/** Names of the failures in the document, and when they are answered. */
const FAILURE_TEXT: Readonly<Record<FailureName, string>> = {
  bad_request: 'The body is not JSON in UTF-8, or does not match the schema of the call.',
  forbidden_origin: 'The page that calls is of a site that is not allowed.',
  not_found: 'There is no call with this path.',
  method_not_allowed: 'The method is not POST.',
  too_large: 'The body is too large.',
  unknown_host: 'The header `host` names another site.',
  unsupported_type: 'The content type is not JSON in UTF-8, or the body is encoded.',
  too_many_requests: 'A rate is exceeded or the server is overloaded; `retry-after` has the seconds to wait.',
  too_many_headers: 'The request has more than 100 headers, or they are too large.',
  internal_error: 'The server failed; it logs the error with the `x-request-id` of the answer.',
  out_of_service: 'The database cannot be reached; the request may be repeated.',
};

const RETRY_AFTER: Json = {
  description: 'Seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 1, examples: [1] },
};

const FAILURE_NAMES = Object.keys(FAILURES).filter((name): name is FailureName => Object.hasOwn(FAILURES, name));

/** Shared responses of all calls for HTTP statuses other than 200, by name. */
export function failureResponses(words: Words): Json {
  return Object.fromEntries(
    FAILURE_NAMES.map((name) => {
      const content = { schema: { $ref: schemaRef('Envelope') }, example: failureEnvelope(name, words, DEFAULT_LANG) };
      const headers = name === 'too_many_requests' ? { headers: { 'retry-after': RETRY_AFTER } } : {};
      return [name, { description: FAILURE_TEXT[name], ...headers, content: { 'application/json': content } }];
    }),
  );
}

/** References to them, by status. */
export const FAILURE_REFS: Json = Object.fromEntries(
  FAILURE_NAMES.map((name) => [String(FAILURES[name].status), { $ref: `#/components/responses/${name}` }]),
);
