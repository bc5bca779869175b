import { CALLS, DEFAULT_LANG, type CallAuth, type CallName, type Refusal } from '@clutchline/contract';
import { CALL_GROUPS, CALL_REFERENCES } from '@clutchline/contract/reference';

import { okEnvelope, refusalEnvelope, type Words } from '../answers/envelopes';
import { mapValues, type Json } from './apply-references';
import { callText, GENERAL_TEXT } from './call-text';
import { answerId, CALL_NAMES, contractSchemas } from './contract-schemas';
import { exampleOf, referredSchema, schemaRef, withExamples } from './example-of';
import { FAILURE_REFS, failureResponses } from './failure-responses';

interface Parts {
  readonly schemas: Readonly<Record<string, Json>>;
  readonly words: Words;
}

const SECURITY: Readonly<Record<CallAuth, Json>> = {
  public: { security: [] },
  optional: { security: [{ token: [] }, {}] },
  token: { security: [{ token: [] }] },
};

/** Request and answer of a call as JSON examples. */
function examplesOf(name: CallName, { schemas, words }: Parts): { readonly request: unknown; readonly answers: Json } {
  const refusals: readonly Refusal[] = CALLS[name].refusals;
  const example = (id: string): unknown => exampleOf(referredSchema(schemaRef(id), schemas), schemas);
  const done = { summary: 'Done', value: okEnvelope(example(answerId(name))) };
  const refused = refusals.map((key) => {
    const answer = { summary: 'Refused', value: refusalEnvelope(key, words, DEFAULT_LANG) };
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

/** OpenAPI 3.1 of all calls (CALL-1, CALL-2), with a description and an example of each field. */
export function openApiDocument(words: Words): Json {
  const bare = contractSchemas();
  const schemas = mapValues(bare, (schema) => withExamples(schema, bare));
  const paths = CALL_NAMES.map((name) => [CALLS[name].path, { post: operation(name, { schemas, words }) }]);
  return {
    openapi: '3.1.0',
    info: { title: 'Clutchline API', version: '1', description: GENERAL_TEXT },
    tags: Object.keys(CALL_GROUPS).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of a session (hostSignIn).' },
      },
      responses: failureResponses(words),
      schemas,
    },
  };
}
