import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { CALLS } from '@clutchline/contract';
import { openApiDocument } from '@clutchline/server/reference';

import { createServerTexts } from '../../packages/server/src/platform/server-texts';
import { openapiText, operatorOpenapiText } from './openapi-text';

const FILE = join(import.meta.dirname, '../../docs/openapi.json');
const text = JSON.stringify(openApiDocument(createServerTexts()));

describe('the OpenAPI document', () => {
  it('CALL-1 is what `npm run openapi` writes from the contract now', async () => {
    expect(await openapiText(FILE)).toBe(readFileSync(FILE, 'utf8'));
  });

  it('ROLE-1 that of the operator API is what `npm run openapi` writes now', async () => {
    const file = join(import.meta.dirname, '../../docs/operator-openapi.json');
    expect(await operatorOpenapiText(file)).toBe(readFileSync(file, 'utf8'));
  });

  it('CALL-1 has every call of the contract under its own path', () => {
    for (const { path } of Object.values(CALLS)) expect(text).toContain(`"${path}":{"post":`);
  });

  it('CALL-1 refers to no schema that is not there', () => {
    const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(referred.length).toBeGreaterThan(20);
    for (const id of new Set(referred)) expect(text).toContain(`"${id}":{`);
  });
});
