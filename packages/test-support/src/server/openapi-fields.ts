import { isJson, type Json } from '../../../server/src/http/reference/apply-references';

interface Field {
  readonly place: string;
  readonly property: Json;
}

/** The described properties of all schemas in a document, with their places. */
export function fieldsOf(node: unknown, place = ''): Field[] {
  if (Array.isArray(node)) return node.flatMap((element, index) => fieldsOf(element, `${place}/${index}`));
  if (!isJson(node)) return [];
  const { properties } = node;
  const own = isJson(properties) ? Object.entries(properties) : [];
  const below = Object.entries(node).filter(([key]) => !['properties', 'examples', 'example'].includes(key));
  return [
    ...own.flatMap(([key, property]) => (isJson(property) ? [{ place: `${place}.${key}`, property }] : [])),
    ...[...own, ...below].flatMap(([key, value]) => fieldsOf(value, `${place}/${key}`)),
  ];
}
