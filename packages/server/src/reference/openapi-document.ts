import { CALLS, REFUSAL_CODE, REPLY_CODE, type CallName } from '@clutchline/contract';

import { answerId, contractSchemas, schemaRef } from './contract-schemas';

type Json = Readonly<Record<string, unknown>>;
type Call = (typeof CALLS)[CallName];

const AUTH: Readonly<Record<Call['auth'], Json>> = {
  public: {},
  optional: { security: [{ token: [] }, {}] },
  token: { security: [{ token: [] }] },
};

function operation(name: string, call: Call): Json {
  const refusals = call.refusals.map((key) => `${key} (${REFUSAL_CODE[key]})`).join(', ');
  const data = { anyOf: [{ $ref: schemaRef(answerId(name, call.response)) }, { type: 'null' }] };
  return {
    operationId: name,
    summary: `Requirement ${call.requirement}`,
    description:
      refusals === '' ? 'No call-specific refusal.' : `Refusals with code ${REPLY_CODE.refused}: ${refusals}.`,
    ...AUTH[call.auth],
    requestBody: json(`The request of ${name}.`, { $ref: schemaRef(`${name}.request`) }),
    responses: {
      200: json('The envelope; its code says what became of the call.', {
        allOf: [{ $ref: schemaRef('Envelope') }, { type: 'object', properties: { data } }],
      }),
    },
  };
}

const json = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/** OpenAPI 3.1 (CALL-1, CALL-2). */
export function describeCalls(): Json {
  const paths = Object.entries(CALLS).map(([name, call]) => [call.path, { post: operation(name, call) }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clutchline calls',
      version: '1',
      description: 'Every call is POST with a JSON body. A path answers with and without its last slash.',
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: contractSchemas(),
    },
  };
}
