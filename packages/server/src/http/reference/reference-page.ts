import { createHash } from 'node:crypto';

import { isJson, type Json } from './apply-references';
import { asCode, escapeText, toMarkup, anchorOf, schemaMarkup, typeMarkup } from './schema-table';
import type { EnvelopeTexts } from '../answers/envelopes';
import type { OperatorAnswer } from '../../platform/metrics/serve-metrics';
import { openApiDocument } from './openapi-document';

/** Loads no font, image or script. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #57606a; --line: #d0d7de; --back: #fff; --tint: #f4f6f8; --link: #0550ae; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --soft: #9da7b1; --line: #30363d; --back: #0d1117; --tint: #161b22; --link: #79c0ff; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); }
a { color: var(--link); }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; padding: 4px 8px; background: var(--back); }
.columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; border-right: 1px solid var(--line); font-size: 0.875rem; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.875rem; border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { padding: 2px 0; overflow-wrap: anywhere; }
main { padding: 1rem 2rem 6rem; max-width: 75rem; }
h1, h2, h3, h4 { line-height: 1.25; scroll-margin-top: 1rem; }
h2 { margin-top: 3rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2.5rem 0 0.25rem; }
h4 { margin: 1.25rem 0 0.5rem; }
.path, code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; }
.path { margin: 0 0 0.5rem; color: var(--soft); overflow-wrap: anywhere; }
code, pre { background: var(--tint); border-radius: 4px; }
code { padding: 1px 4px; overflow-wrap: anywhere; }
pre { padding: 0.75rem; overflow: auto; max-height: 28rem; border: 1px solid var(--line); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 42rem; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--line); }
thead th { background: var(--tint); }
tbody th { font-weight: 600; white-space: nowrap; }
td p { margin: 0; }
td code { white-space: pre-wrap; }
.soft { color: var(--soft); }
@media (max-width: 56rem) {
  .columns { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1rem; }
}
@media print {
  nav { display: none; }
  .columns { display: block; }
  pre { max-height: none; }
}
`;

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly operation: Json;
}

function at(node: Json, ...keys: readonly string[]): Json {
  return keys.reduce<Json>((found, key) => {
    const next = found[key];
    return isJson(next) ? next : {};
  }, node);
}

const textOf = (node: Json, key: string): string => {
  const value = node[key];
  return typeof value === 'string' ? value : '';
};

function operationsOf(document: Json): readonly Operation[] {
  const paths = at(document, 'paths');
  return Object.keys(paths).map((path) => {
    const operation = at(paths, path, 'post');
    return { name: textOf(operation, 'operationId'), path, operation };
  });
}

const jsonMarkup = (value: unknown, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeText(label)}"><code>${escapeText(JSON.stringify(value, null, 2))}</code></pre>`;

function dataOf(operation: Json): Json {
  const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
  const all: unknown = schema['allOf'];
  const own = Array.isArray(all) ? all.filter(isJson).map((part) => at(part, 'properties', 'data')) : [];
  return own.find((data) => 'anyOf' in data) ?? {};
}

function callMarkup({ name, path, operation }: Operation, document: Json): string {
  const request = at(document, 'components', 'schemas', `${name}.request`);
  const sent = at(operation, 'requestBody', 'content', 'application/json')['example'];
  const examples = at(operation, 'responses', '200', 'content', 'application/json', 'examples');
  const answers = Object.keys(examples).map((key) => {
    const label = key === 'done' ? 'Example of an answer' : `Example of the refusal ${key}`;
    return `<h4>${escapeText(label)}</h4>${jsonMarkup(at(examples, key)['value'], `${label} of ${name}`)}`;
  });
  return `<article>
<h3 id="${escapeText(name)}">${escapeText(textOf(operation, 'summary'))}</h3>
<p class="path">${escapeText(name)} · POST ${escapeText(path)}</p>
${toMarkup(textOf(operation, 'description'))}
<h4>Request</h4>
${schemaMarkup({ ...request, description: '' }, `Request of ${name}`)}
${jsonMarkup(sent, `Example of a request of ${name}`)}
<h4>Data of the answer</h4>
<p>${typeMarkup(dataOf(operation))}</p>
${answers.slice(0, 1).join('\n')}
</article>`;
}

function failuresMarkup(document: Json): string {
  const responses = at(document, 'components', 'responses');
  const [first] = operationsOf(document);
  const statuses = first === undefined ? {} : at(first.operation, 'responses');
  const rows = Object.keys(statuses).flatMap((status) => {
    const name = textOf(at(statuses, status), '$ref').split('/').at(-1) ?? '';
    if (name === '') return [];
    const response = at(responses, name);
    const example = at(response, 'content', 'application/json', 'example');
    return [
      `<tr><th scope="row">${escapeText(status)}</th><td>${escapeText(textOf(response, 'description'))}</td><td>${asCode(JSON.stringify(example))}</td></tr>`,
    ];
  });
  return `<h2 id="statuses">HTTP statuses of all calls</h2>
<div class="wide" tabindex="0" role="region" aria-label="HTTP statuses"><table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

const isPush = (id: string): boolean => id.startsWith('Push');

function schemasMarkup(document: Json, ids: readonly string[]): string {
  const schemas = at(document, 'components', 'schemas');
  return ids
    .map(
      (id) =>
        `<article><h3 id="${escapeText(anchorOf(id))}">${escapeText(id)}</h3>${schemaMarkup(at(schemas, id), id)}</article>`,
    )
    .join('\n');
}

const linkList = (links: readonly (readonly [target: string, text: string])[]): string =>
  `<ul>${links.map(([target, text]) => `<li><a href="#${escapeText(target)}">${escapeText(text)}</a></li>`).join('')}</ul>`;

const schemaLinks = (ids: readonly string[]) => linkList(ids.map((id) => [anchorOf(id), id]));

function groupsOf(document: Json): readonly (readonly [title: string, calls: readonly Operation[]])[] {
  const operations = operationsOf(document);
  const tagOf = ({ operation }: Operation): unknown => (Array.isArray(operation['tags']) ? operation['tags'][0] : '');
  const tags: unknown = document['tags'];
  const titles = Array.isArray(tags) ? tags.filter(isJson).map((tag) => textOf(tag, 'name')) : [];
  return titles.map((title) => [title, operations.filter((operation) => tagOf(operation) === title)]);
}

/** Without scripts. */
export function referencePage(document: Json): string {
  const title = textOf(at(document, 'info'), 'title');
  const groups = groupsOf(document);
  const ids = Object.keys(at(document, 'components', 'schemas')).filter((id) => !id.endsWith('.request'));
  const shared = ids.filter((id) => !isPush(id));
  const push = ids.filter(isPush);
  const callLinks = groups.map(([group, calls]) => {
    const links = calls.map(({ name, operation }) => [name, `${name}: ${textOf(operation, 'summary')}`] as const);
    return `<h2>${escapeText(group)}</h2>${linkList(links)}`;
  });
  const calls = groups.map(
    ([group, own]) =>
      `<h2>${escapeText(group)}</h2>\n${own.map((operation) => callMarkup(operation, document)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="columns">
<nav aria-label="Contents">
${callLinks.join('\n')}
<h2>All calls</h2>${linkList([['statuses', 'HTTP statuses']])}
<h2>Push messages</h2>${schemaLinks(push)}
<h2>Schemas</h2>${schemaLinks(shared)}
</nav>
<main id="content">
<h1>${escapeText(title)}</h1>
${toMarkup(textOf(at(document, 'info'), 'description'))}
<p>The same as a document for tools: <a href="/openapi.json">openapi.json</a> (OpenAPI ${escapeText(textOf(document, 'openapi'))}).</p>
${calls.join('\n')}
${failuresMarkup(document)}
<h2>Push messages</h2>
${schemasMarkup(document, push)}
<h2>Schemas</h2>
${schemasMarkup(document, shared)}
</main>
</div>
</body>
</html>
`;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Texts {
  readonly document: string;
  readonly page: string;
}

function textsOf(replyTexts: EnvelopeTexts): Texts {
  const document = openApiDocument(replyTexts);
  return { document: JSON.stringify(document), page: referencePage(document) };
}

export function referenceAnswers(replyTexts: EnvelopeTexts): Readonly<Record<string, () => Promise<OperatorAnswer>>> {
  let made: Promise<Texts> | null = null;
  const texts = (): Promise<Texts> => (made ??= Promise.resolve(replyTexts).then(textsOf));
  return {
    '/openapi.json': async () => ({ status: 200, type: 'application/json', text: (await texts()).document }),
    '/reference': async () => {
      const { page } = await texts();
      return { status: 200, type: 'text/html; charset=utf-8', text: page, policy: PAGE_POLICY };
    },
  };
}
