import { CALLS, envelopeSchema, readReply, REFUSAL_CODE, type CallName } from '@clutchline/contract';
import { fieldsOf } from '@clutchline/test-support/server/openapi-fields';
import { describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

import { createServerTexts } from '../../platform/server-texts';
import { isJson, type Json } from './apply-references';
import { CALL_NAMES } from './contract-schemas';
import { openApiDocument } from './openapi-document';

const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  requestBody: z.looseObject({
    content: z.looseObject({ 'application/json': z.looseObject({ example: z.unknown() }) }),
  }),
  responses: z.looseObject({
    200: z.looseObject({
      content: z.looseObject({
        'application/json': z.looseObject({ examples: z.record(z.string(), z.looseObject({ value: z.unknown() })) }),
      }),
    }),
  }),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.strictObject({ post: operationSchema })),
  components: z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const raw = openApiDocument(createServerTexts());
const { paths, components } = z.parse(documentSchema, raw);
const operationOf = (name: CallName): z.infer<typeof operationSchema> => {
  const found = paths[CALLS[name].path];
  if (found === undefined) throw new Error(`No path of ${name}`);
  return found.post;
};

const fields = fieldsOf(raw);

function accepts(property: Json, value: unknown): boolean {
  const own = JSON.stringify(property);
  const text = own.includes('"$ref"') ? JSON.stringify({ ...property, $defs: components.schemas }) : own;
  const schema: unknown = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  if (!isJson(schema)) return false;
  return fromJSONSchema(schema).safeParse(value).success;
}

describe('the OpenAPI document', () => {
  it('CALL-1 describes every field of every schema in words', () => {
    expect(fields.length).toBeGreaterThan(480);
    const silent = fields.filter(
      ({ property: { description } }) => typeof description !== 'string' || description.trim() === '',
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
    const schemas = Object.entries(components.schemas).filter(([, { description }]) => typeof description !== 'string');
    expect(schemas.map(([id]) => id)).toEqual([]);
  });

  it('CALL-1 gives every field an example that its schema accepts', () => {
    const wrong = fields.filter(({ property }) => {
      const { examples } = property;
      return (
        !Array.isArray(examples) || examples.length === 0 || !examples.every((example) => accepts(property, example))
      );
    });
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it.each(CALL_NAMES)('CALL-1 states what %s does, who may call it, its rate and its refusals', (name) => {
    const { operationId, summary, description, tags } = operationOf(name);
    expect([operationId, tags.length]).toEqual([name, 1]);
    expect(summary).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(description).toMatch(/^[A-Z].{20,}\.\n\nCaller: .+\.\n\nRate: .+\.\n\n/s);
    for (const key of CALLS[name].refusals) expect(description).toContain(`\`${key}\` (${REFUSAL_CODE[key]}): `);
    expect(description).toContain(CALLS[name].requirement);
  });

  it.each(CALL_NAMES)('CALL-1 has a request and answers of %s that the contract accepts', (name) => {
    const { requestBody, responses } = operationOf(name);
    const request = requestBody.content['application/json'].example;
    expect(z.safeParse(CALLS[name].body, request)).toMatchObject({ success: true });
    const { done, ...refused } = responses[200].content['application/json'].examples;
    expect(z.safeParse(CALLS[name].response, z.parse(envelopeSchema, done?.value).data)).toMatchObject({
      success: true,
    });
    for (const [key, { value }] of Object.entries(refused))
      expect(z.parse(envelopeSchema, value)).toMatchObject({ code: 2, msg: key });
    expect(Object.keys(refused).sort()).toEqual([...CALLS[name].refusals].sort());
  });

  it.each(CALL_NAMES)('C2 the answer of %s is read with unknown fields in each of its objects', (name) => {
    const { value } = operationOf(name).responses[200].content['application/json'].examples['done'] ?? {};
    const expected = readReply(CALLS[name].response, value);
    expect(expected.kind).toBe('ok');
    expect(readReply(CALLS[name].response, withUnknownFields(value))).toEqual(expected);
  });

  it('CALL-1 names each refusal with its number', () => {
    const { description } = components.schemas['Refusal'] ?? {};
    for (const [key, code] of Object.entries(REFUSAL_CODE)) expect(description).toContain(`\n- \`${key}\` (${code}): `);
  });
});

function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withUnknownFields(member)]);
  return { ...Object.fromEntries(members), x_unknown: { since: 1 } };
}
