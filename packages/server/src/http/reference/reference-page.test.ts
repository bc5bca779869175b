import { createHash } from 'node:crypto';

import { CALLS } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { createServerTexts } from '../../platform/server-texts';
import { isJson } from './apply-references';
import { openApiDocument } from './openapi-document';
import { PAGE_POLICY, referencePage } from './reference-page';

const document = openApiDocument(createServerTexts());
const page = referencePage(document);

describe('the reference page', () => {
  it('CALL-1 shows every call with its path, and every schema', () => {
    for (const [name, { path }] of Object.entries(CALLS)) {
      expect(page).toContain(`<h3 id="${name}">`);
      expect(page).toContain(`POST ${path}<`);
    }
    const { schemas } = isJson(document['components']) ? document['components'] : {};
    const ids = Object.keys(isJson(schemas) ? schemas : {}).filter((id) => !id.endsWith('.request'));
    expect(ids.length).toBeGreaterThan(30);
    for (const id of ids) expect(page).toContain(`<h3 id="schema-${id}">`);
  });

  it('CALL-1 shows fields inside lists, types, messages of the push socket and refusals', () => {
    for (const text of [
      'points[].delay_ms',
      'tag_count.live',
      'moved_in_delay',
      'heartbeat_ms',
      '5 vi-VN',
      'Northwind Herons',
    ])
      expect(page).toContain(text);
  });

  it('CALL-1 links only to what it contains', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('CALL-1 loads and runs nothing, and its policy allows its own style only', () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|<form| style=| on[a-z]+=|https?:/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(PAGE_POLICY).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('CALL-1 shows the text of the document as text', () => {
    const info = { title: '<script>alert(1)</script>', description: 'a < b & "c" `<i>`' };
    const other = referencePage({ ...document, info });
    expect(other).not.toContain('<script>');
    expect(other).toContain('a &lt; b &amp; &quot;c&quot; <code>&lt;i&gt;</code>');
  });
});
