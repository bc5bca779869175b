import { isJson, type Json } from './apply-references';
import { schemaId } from './contract-schemas';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For content or an attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const asCode = (text: string): string => `<code>${escapeText(text)}</code>`;

const lineMarkup = (line: string): string =>
  line
    .split('`')
    .map((part, index) => (index % 2 === 1 ? asCode(part) : escapeText(part)))
    .join('');

function blockMarkup(block: string): string {
  const lines = block.split('\n');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => `<li>${lineMarkup(line.slice(2))}</li>`);
  const text = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return `<p>${lineMarkup(text)}</p>${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}`;
}

export const toMarkup = (text: string): string => (text === '' ? '' : text.split('\n\n').map(blockMarkup).join('\n'));

interface Row {
  readonly name: string;
  readonly property: Json;
  readonly isRequired: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

export const anchorOf = (id: string): string => `schema-${id}`;

const linkTo = (id: string): string => `<a href="#${escapeText(anchorOf(id))}">${escapeText(id)}</a>`;

function rangeOf(node: Json, [least, most]: readonly [string, string], unit: string): string {
  const [from, to] = [node[least], node[most]];
  if (typeof from === 'number' && typeof to === 'number') return ` ${from} to ${to}${unit}`;
  if (typeof to === 'number') return ` up to ${to}${unit}`;
  return typeof from === 'number' ? ` from ${from}${unit}` : '';
}

export function typeMarkup(node: Json): string {
  const { $ref, enum: values, type } = node;
  if (typeof $ref === 'string') return linkTo(schemaId($ref));
  if ('const' in node) return asCode(JSON.stringify(node['const']));
  if (Array.isArray(values)) return values.map((value) => asCode(JSON.stringify(value))).join(' ');
  const options = [...listOf(node['oneOf']), ...listOf(node['anyOf'])];
  if (options.length > 0) return [...new Set(options.map(typeMarkup))].join(' or ');
  if (type === 'array') {
    const [element = {}] = listOf([node['items']]);
    return `list of ${typeMarkup(element)}${rangeOf(node, ['minItems', 'maxItems'], ' elements')}`;
  }
  if (type === 'string') {
    const pattern = textOf(node['pattern']);
    const length = rangeOf(node, ['minLength', 'maxLength'], ' characters');
    return `text${length}${pattern === '' ? '' : ` ${asCode(pattern)}`}`;
  }
  const range = rangeOf(node, ['minimum', 'maximum'], '');
  return `${escapeText(Array.isArray(type) ? type.join(' or ') : textOf(type) || 'any value')}${range}`;
}

function objectsIn(node: Json): readonly Json[] {
  if (isJson(node['properties'])) return [node];
  if (isJson(node['items'])) return objectsIn(node['items']);
  return [...listOf(node['anyOf']), ...listOf(node['oneOf'])].flatMap(objectsIn);
}

function rowsOf(node: Json, prefix: string): readonly Row[] {
  const { properties, required } = node;
  if (!isJson(properties)) return [];
  return Object.entries(properties).flatMap(([key, property]) => {
    if (!isJson(property)) return [];
    const name = `${prefix}${key}`;
    const below = property['type'] === 'array' ? `${name}[].` : `${name}.`;
    const isRequired = Array.isArray(required) && required.includes(key);
    return [{ name, property, isRequired }, ...objectsIn(property).flatMap((object) => rowsOf(object, below))];
  });
}

function rowMarkup({ name, property, isRequired }: Row): string {
  const examples: unknown = property['examples'];
  const isNested = objectsIn(property).length > 0 || JSON.stringify(property).includes('"$ref"');
  const example = Array.isArray(examples) && !isNested ? asCode(JSON.stringify(examples[0])) : '';
  return `<tr><th scope="row"><code>${escapeText(name)}</code>${isRequired ? '' : ' <span class="soft">optional</span>'}</th><td>${typeMarkup(property)}</td><td>${toMarkup(textOf(property['description']))}</td><td>${example}</td></tr>`;
}

export function fieldTable(node: Json, caption: string): string {
  const rows = rowsOf(node, '');
  if (rows.length === 0) return `<p>${typeMarkup(node)}</p>`;
  const head =
    '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>';
  const body = rows.map(rowMarkup).join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeText(caption)}"><table>${head}<tbody>\n${body}\n</tbody></table></div>`;
}

/** Such as `hello` of a message. */
function optionTitle({ properties }: Json): string {
  const fixed = isJson(properties) ? Object.values(properties).filter(isJson) : [];
  const [{ const: only, enum: several } = {}] = fixed.filter((field) => 'const' in field || 'enum' in field);
  const values = Array.isArray(several) ? several : [only];
  return values.map(String).join(', ');
}

export function schemaMarkup(node: Json, caption: string): string {
  const options = listOf(node['oneOf']);
  const description = toMarkup(textOf(node['description']));
  if (options.length === 0) return description + fieldTable(node, caption);
  const parts = options.map((option) => {
    const title = optionTitle(option);
    return `<h4>${escapeText(title)}</h4>${schemaMarkup(option, `${caption}: ${title}`)}`;
  });
  return `${description}${parts.join('\n')}`;
}
