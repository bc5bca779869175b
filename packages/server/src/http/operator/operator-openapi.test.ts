import { OPERATOR_CALLS, OPERATOR_PATH } from '@clutchline/contract/operator';
import { fieldsOf } from '@clutchline/test-support/server/openapi-fields';
import { describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

import { operatorOpenApi } from './operator-openapi';

const content = z.looseObject({ 'application/json': z.looseObject({ example: z.unknown() }) });
const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), description: z.string() })),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.looseObject({ 200: z.looseObject({ content }) }),
});
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

const raw = operatorOpenApi();
const { paths } = z.parse(documentSchema, raw);

const fields = fieldsOf(raw);

describe('the OpenAPI document of the operator API', () => {
  it('ROLE-1 describes every field in words, with an example that its schema accepts', () => {
    expect(fields.length).toBeGreaterThan(70);
    const silent = fields.filter(
      ({ property: { description } }) => typeof description !== 'string' || description === '',
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
    const wrong = fields.filter(
      ({ property }) =>
        !Array.isArray(property['examples']) ||
        property['examples'].length === 0 ||
        !property['examples'].every((example) => fromJSONSchema({ ...property }).safeParse(example).success),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it.each(Object.entries(OPERATOR_CALLS))('ROLE-1 has %s with examples that the contract accepts', (name, call) => {
    const found = paths[call.path]?.[call.method.toLowerCase()];
    expect(found?.operationId).toBe(name);
    expect(found?.summary).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(found?.description).toMatch(/^[A-Z].{20,}\.$/s);
    const answer = found?.responses[200].content['application/json'].example;
    expect(z.safeParse(call.answer, answer)).toMatchObject({ success: true });
    if ('body' in call)
      expect(z.safeParse(call.body, found?.requestBody?.content['application/json'].example)).toMatchObject({
        success: true,
      });
    const named = found?.parameters.map((parameter) => parameter.name) ?? [];
    expect(named.includes('idempotency-key')).toBe(call.method !== 'GET');
    for (const [, parameter = ''] of call.path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(parameter);
  });

  it('ROLE-1 is served under the path of the contract', () => {
    expect(raw['servers']).toEqual([{ url: OPERATOR_PATH }]);
  });
});
