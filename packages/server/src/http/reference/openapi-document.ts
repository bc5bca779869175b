import { CALLS, DEFAULT_LANG, type CallAuth, type CallName, type Refusal } from '@clutchline/contract';
import { CALL_GROUPS, CALL_REFERENCES } from '@clutchline/contract/reference';

import { okEnvelope, refusalEnvelope, type EnvelopeTexts, failureEnvelope } from '../answers/envelopes';
import { mapValues, type Json } from './apply-references';
import { callText, GENERAL_TEXT } from './call-text';
import {
  answerId,
  CALL_NAMES,
  contractSchemas,
  exampleOf,
  referredSchema,
  schemaRef,
  withExamples,
} from './contract-schemas';
import { FAILURES, type FailureName } from '../answers/http-failure';

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

/** Shared by all calls, for statuses other than 200. */
function failureResponses(replyTexts: EnvelopeTexts): Json {
  return Object.fromEntries(
    FAILURE_NAMES.map((name) => {
      const content = {
        schema: { $ref: schemaRef('Envelope') },
        example: failureEnvelope(name, replyTexts, DEFAULT_LANG),
      };
      const headers = name === 'too_many_requests' ? { headers: { 'retry-after': RETRY_AFTER } } : {};
      return [name, { description: FAILURE_TEXT[name], ...headers, content: { 'application/json': content } }];
    }),
  );
}

const FAILURE_REFS: Json = Object.fromEntries(
  FAILURE_NAMES.map((name) => [String(FAILURES[name].status), { $ref: `#/components/responses/${name}` }]),
);

interface Parts {
  readonly schemas: Readonly<Record<string, Json>>;
  readonly replyTexts: EnvelopeTexts;
}

const SECURITY: Readonly<Record<CallAuth, Json>> = {
  public: { security: [] },
  optional: { security: [{ token: [] }, {}] },
  token: { security: [{ token: [] }] },
};

function examplesOf(
  name: CallName,
  { schemas, replyTexts }: Parts,
): { readonly request: unknown; readonly answers: Json } {
  const refusals: readonly Refusal[] = CALLS[name].refusals;
  const example = (id: string): unknown => exampleOf(referredSchema(schemaRef(id), schemas), schemas);
  const done = { summary: 'Done', value: okEnvelope(example(answerId(name))) };
  const refused = refusals.map((key) => {
    const answer = { summary: 'Refused', value: refusalEnvelope({ refusal: key }, replyTexts, DEFAULT_LANG) };
    return [key, answer] as const;
  });
  return { request: example(`${name}.request`), answers: { done, ...Object.fromEntries(refused) } };
}

function operation(name: CallName, parts: Parts): Json {
  const { auth } = CALLS[name];
  const { request, answers } = examplesOf(name, parts);
  const data = {
    description: 'Data of the call; null unless `code` is 1.',
    anyOf: [{ $ref: schemaRef(answerId(name)) }, { type: 'null' }],
  };
  const ownData = withExamples({ type: 'object', properties: { data } }, parts.schemas);
  const envelope = { allOf: [{ $ref: schemaRef('Envelope') }, ownData] };
  return {
    operationId: name,
    tags: Object.entries(CALL_GROUPS).flatMap(([title, calls]) => (Object.hasOwn(calls, name) ? [title] : [])),
    summary: CALL_REFERENCES[name].summary,
    description: callText(name),
    ...SECURITY[auth],
    requestBody: {
      required: true,
      description: `The request of ${name}.`,
      content: { 'application/json': { schema: { $ref: schemaRef(`${name}.request`) }, example: request } },
    },
    responses: {
      200: {
        description: 'The envelope; its `code` states the result.',
        content: { 'application/json': { schema: envelope, examples: answers } },
      },
      ...FAILURE_REFS,
    },
  };
}

/** CALL-1, CALL-2. */
export function openApiDocument(replyTexts: EnvelopeTexts): Json {
  const bare = contractSchemas();
  const schemas = mapValues(bare, (schema) => withExamples(schema, bare));
  const paths = CALL_NAMES.map((name) => [CALLS[name].path, { post: operation(name, { schemas, replyTexts }) }]);
  return {
    openapi: '3.1.0',
    info: { title: 'Clutchline API', version: '1', description: GENERAL_TEXT },
    tags: Object.keys(CALL_GROUPS).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of a session (hostSignIn).' },
      },
      responses: failureResponses(replyTexts),
      schemas,
    },
  };
}
