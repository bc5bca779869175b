import {
  CHANGE_PROBLEMS,
  COMMON_PROBLEMS,
  OPERATOR_CALLS,
  OPERATOR_PATH,
  OPERATOR_PROBLEMS,
  type OperatorCallName,
  type OperatorProblem,
  WALLET_CALLS,
  type WalletCallName,
  WEBHOOK_EVENTS,
  WEBHOOK_TYPES,
  type WebhookType,
} from '@clutchline/contract/operator';
import { OPERATOR_REFERENCES, OPERATOR_TEXTS, WALLET_TEXTS, WEBHOOK_TEXTS } from '@clutchline/contract/reference';
import * as z from 'zod/mini';

import { applyReferences, isJson, type Json, mapValues, REFERENCE_KEY } from '../reference/apply-references';
import { exampleOf, withExamples } from '../reference/contract-schemas';

const GENERAL_TEXT = [
  'For the systems of the operator, on a listener of its own; docs/integration.md explains keys and signatures. JSON in UTF-8.',
  'Amounts are whole minor units of their currency as text. Times are ISO 8601 in UTC: business time, which may run faster than real time.',
  'A request that changes something needs the header `idempotency-key`; the same request with the same key gets the same answer for two days.',
  'The `webhooks` are calls of the server. Those with a path go to a seamless wallet of the operator, POST below `--wallet-url`, signed by the same headers.',
  'Those with the name of an event go to the addresses of `npm run webhooks`, signed by Standard Webhooks.',
  'Errors are `application/problem+json` (RFC 9457). A client ignores fields of an answer that it does not know: a later version may add some.',
].join('\n\n');

const HEADERS = {
  'clutchline-key': 'Id of the key.',
  'clutchline-timestamp': 'Ms since 1970, at most five minutes from the time of the server.',
  'clutchline-signature':
    'Hex HMAC-SHA256 by the secret of the key over method, path with query, timestamp, and hex SHA-256 of the body, joined by line feeds. Valid once.',
} as const;

const WEBHOOK_HEADERS = [
  ['webhook-id', 'Id of the event, the same with every attempt.', 'f3a1c2d9-5f0b-4b0e-9a53-0d1c7f6a2b11'],
  ['webhook-timestamp', 'Time of the attempt, seconds since 1970.', '1769817600'],
  [
    'webhook-signature',
    '`v1,` and base64 HMAC-SHA256 over id, timestamp and body, joined by dots.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
] as const;

const NAMES = Object.keys(OPERATOR_CALLS).filter((name): name is OperatorCallName =>
  Object.hasOwn(OPERATOR_CALLS, name),
);

/** With descriptions and examples. */
function describe(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const indexes = new Map(OPERATOR_REFERENCES.map((reference, index) => [reference.schema, index]));
  const bare = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const index = indexes.get(zodSchema);
      if (index !== undefined) jsonSchema[REFERENCE_KEY] = index;
    },
  });
  const own = Object.fromEntries(Object.entries(bare).filter(([key]) => key !== '$schema'));
  const described = applyReferences(own, OPERATOR_REFERENCES);
  return isJson(described) ? withExamples(described, {}) : {};
}

function parametersOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = describe(schema, 'input');
  if (!isJson(properties)) return [];
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...given } = isJson(property) ? property : {};
    return { name, in: place, required: isRequired(name), description, schema: given };
  });
}

const IDEMPOTENCY_KEY: Json = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description: 'Random, 16 to 128 characters.',
  schema: { type: 'string', minLength: 16, maxLength: 128, examples: ['6f1c2d9e-5f0b-4b0e-9a53-0d1c7f6a2b11'] },
};

const problemExample = (name: OperatorProblem): Json => {
  const { status, title } = OPERATOR_PROBLEMS[name];
  return { type: `${OPERATOR_PATH}/problems/${name.replaceAll('_', '-')}`, title, status };
};

function problemResponses(names: readonly OperatorProblem[]): Json {
  const statuses = [...new Set(names.map((name) => OPERATOR_PROBLEMS[name].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = names.filter((name) => OPERATOR_PROBLEMS[name].status === status);
      const examples = Object.fromEntries(own.map((name) => [name, { value: problemExample(name) }]));
      const description = own.map((name) => `${OPERATOR_PROBLEMS[name].title}.`).join(' ');
      const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples } };
      return [String(status), { description, content }];
    }),
  );
}

const contentOf = (schema: Json): Json => ({ 'application/json': { schema, example: exampleOf(schema, {}) } });

interface CallSchemas {
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
}

function operation(name: OperatorCallName): Json {
  const { method, answer, problems } = OPERATOR_CALLS[name];
  const { params, query, body }: CallSchemas = OPERATOR_CALLS[name];
  const isChange = method !== 'GET';
  const names = [...COMMON_PROBLEMS, ...(isChange ? CHANGE_PROBLEMS : []), ...problems];
  return {
    operationId: name,
    ...OPERATOR_TEXTS[name],
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(isChange ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body !== undefined && { requestBody: { required: true, content: contentOf(describe(body, 'input')) } }),
    responses: {
      200: { description: 'Done.', content: contentOf(describe(answer, 'output')) },
      ...problemResponses(names),
    },
  };
}

/** Calls of the server to the operator. */
function walletOperation(name: WalletCallName): Json {
  const { body, answer } = WALLET_CALLS[name];
  return {
    operationId: `wallet_${name}`,
    ...WALLET_TEXTS[name],
    requestBody: { required: true, content: contentOf(describe(body, 'input')) },
    responses: { 200: { description: 'Done or declined.', content: contentOf(describe(answer, 'output')) } },
  };
}

/** By Standard Webhooks. */
function webhookOperation(type: WebhookType): Json {
  return {
    operationId: `webhook_${type.replace('.', '_')}`,
    ...WEBHOOK_TEXTS[type],
    security: [],
    parameters: WEBHOOK_HEADERS.map(([name, description, example]) => {
      return { name, in: 'header', required: true, description, schema: { type: 'string', examples: [example] } };
    }),
    requestBody: { required: true, content: contentOf(describe(WEBHOOK_EVENTS[type], 'input')) },
    responses: { '2XX': { description: 'Received.' } },
  };
}

const WALLET_NAMES = Object.keys(WALLET_CALLS).filter((name): name is WalletCallName =>
  Object.hasOwn(WALLET_CALLS, name),
);

const PROBLEM: Json = {
  type: 'object',
  description: 'An error; some have further fields, such as `field` or `available`.',
  required: ['type', 'title', 'status'],
  properties: {
    type: {
      type: 'string',
      description: 'Path whose last part names the error.',
      examples: [problemExample('invalid')['type']],
    },
    title: { type: 'string', description: 'The error in words.', examples: [problemExample('invalid')['title']] },
    status: { type: 'integer', description: 'Status of the answer.', examples: [problemExample('invalid')['status']] },
    field: { type: 'string', description: 'The first invalid field, if one is.', examples: ['currency'] },
  },
};

/** ROLE-1. */
export function operatorOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const name of NAMES) {
    const { method, path } = OPERATOR_CALLS[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  const keys = Object.keys(HEADERS);
  return {
    openapi: '3.1.0',
    info: { title: 'Clutchline operator API', version: '1', description: GENERAL_TEXT },
    servers: [{ url: OPERATOR_PATH }],
    security: [Object.fromEntries(keys.map((name) => [name, []]))],
    paths,
    webhooks: Object.fromEntries([
      ...WALLET_NAMES.map((name) => [WALLET_CALLS[name].path, { post: walletOperation(name) }]),
      ...WEBHOOK_TYPES.map((type) => [type, { post: webhookOperation(type) }]),
    ]),
    components: {
      securitySchemes: mapValues(HEADERS, (description, name) => ({ type: 'apiKey', in: 'header', name, description })),
      schemas: { Problem: PROBLEM },
    },
  };
}
