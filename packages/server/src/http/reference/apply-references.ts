import type { AnyField, AnyFields, SchemaReference } from '@clutchline/contract/reference';

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFields = (value: unknown): value is AnyFields => isJson(value);

/** Until {@link applyReferences} replaces it. */
export const REFERENCE_KEY = 'x-reference';

export const mapValues = <From, To>(
  node: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));

/** Each key gets a description. */
function withKeys({ propertyNames, additionalProperties, ...node }: Json): Json {
  const keys: unknown = isJson(propertyNames) ? propertyNames['enum'] : undefined;
  if (!Array.isArray(keys)) return { ...node, ...present({ propertyNames, additionalProperties }) };
  const properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  return { ...node, properties, additionalProperties: false };
}

const present = (node: Json): Json =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));

function describeFields(node: Json, fields: AnyFields): Json {
  const { properties, items, anyOf } = node;
  if (isJson(properties)) {
    const unknown = Object.keys(fields).find((key) => !Object.hasOwn(properties, key));
    if (unknown !== undefined) throw new RangeError(`The reference describes ${unknown}, which is not a field.`);
    return { ...node, properties: mapValues(properties, (property, key) => describeField(property, fields[key])) };
  }
  if (isJson(items)) return { ...node, items: describeFields(items, fields) };
  if (!Array.isArray(anyOf)) return node;
  return { ...node, anyOf: anyOf.map((option: unknown) => (isJson(option) ? describeFields(option, fields) : option)) };
}

function describeField(property: unknown, field: AnyField | undefined): unknown {
  if (field === undefined || !isJson(property)) return property;
  const [description, given] = typeof field === 'string' ? [field] : field;
  if (typeof field === 'string') return { ...property, description };
  if (isFields(given)) return { ...describeFields(property, given), description };
  return { ...property, description, examples: [given] };
}

export function applyReferences(node: unknown, references: readonly SchemaReference[]): unknown {
  if (Array.isArray(node)) return node.map((element) => applyReferences(element, references));
  if (!isJson(node)) return node;
  const { [REFERENCE_KEY]: index, ...rest } = mapValues(node, (value) => applyReferences(value, references));
  const schema = withKeys(rest);
  const reference = typeof index === 'number' ? references[index] : undefined;
  if (reference === undefined) return schema;
  const { description, fields } = reference;
  return { description, ...(fields === null ? schema : describeFields(schema, fields)) };
}
