import { isJson, mapValues, type Json } from './apply-references';

type Schemas = Readonly<Record<string, Json>>;

const PREFIX = '#/components/schemas/';

export const schemaRef = (id: string): string => `${PREFIX}${id}`;

/** @example schemaId('#/components/schemas/Match') // 'Match' */
export const schemaId = (ref: string): string => ref.slice(PREFIX.length);

/** The schema that a `$ref` names. */
export function referredSchema(ref: string, schemas: Schemas): Json {
  const schema = schemas[schemaId(ref)];
  if (schema === undefined) throw new RangeError(`No schema ${ref}`);
  return schema;
}

/** Example of a schema: its own, else one composed of the examples of its fields. */
export function exampleOf(node: Json, schemas: Schemas): unknown {
  const { examples, $ref, properties, items, type } = node;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') return exampleOf(referredSchema($ref, schemas), schemas);
  const options: unknown = node['oneOf'] ?? node['anyOf'];
  if (Array.isArray(options)) return exampleIn(options[0], schemas);
  if (type === 'array') return [exampleIn(items, schemas)];
  if (!isJson(properties)) return node['const'] ?? null;
  return mapValues(properties, (property) => exampleIn(property, schemas));
}

const exampleIn = (node: unknown, schemas: Schemas): unknown => (isJson(node) ? exampleOf(node, schemas) : null);

/** The schema with an example of each of its fields. */
export function withExamples(node: Json, schemas: Schemas): Json {
  return mapValues(node, (value, key) => {
    if (key === 'examples') return value;
    if (key === 'properties' && isJson(value)) return mapValues(value, (property) => withExample(property, schemas));
    if (Array.isArray(value)) return value.map((element: unknown) => withExamplesIn(element, schemas));
    return withExamplesIn(value, schemas);
  });
}

const withExamplesIn = (node: unknown, schemas: Schemas): unknown =>
  isJson(node) ? withExamples(node, schemas) : node;

const withExample = (property: unknown, schemas: Schemas): unknown =>
  isJson(property) ? { ...withExamples(property, schemas), examples: [exampleOf(property, schemas)] } : property;
