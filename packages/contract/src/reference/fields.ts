import type * as z from 'zod/mini';

type Plain = string | number | boolean | null;
type IsPlain<Value> = Value extends Plain ? true : Value extends readonly (infer Element)[] ? IsPlain<Element> : false;
type ObjectIn<Value> = Value extends Plain
  ? never
  : Value extends readonly (infer Element)[]
    ? ObjectIn<Element>
    : Value;

/**
 * Reference of one field. A field of texts, numbers and lists of them has a description and an example. A field of
 * objects has a description alone if their schema has its own reference, otherwise also the reference of their fields.
 * `null` instead of fields makes the example null.
 *
 * @example ['Balance in whole units of the currency.', '12480.50']
 */
export type FieldReference<Value> = [IsPlain<Value>] extends [true]
  ? readonly [description: string, example: Value]
  : string | readonly [description: string, fields: FieldsOf<ObjectIn<Value>> | Extract<Value, null>];

/** A missing field, an unknown one or an example of another type does not compile. */
export type FieldsOf<Value> = { readonly [Key in keyof Value]-?: FieldReference<Exclude<Value[Key], undefined>> };

/** Of a schema that the compiler does not know. */
export type AnyField = string | readonly [description: string, exampleOrFields: unknown];
/** References by field name. */
export type AnyFields = Readonly<Record<string, AnyField>>;

/** With its fields if it is an object. */
export interface SchemaReference {
  readonly schema: z.core.$ZodType;
  readonly description: string;
  readonly fields: AnyFields | null;
}

export function describeObject<Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  fields: FieldsOf<z.input<Schema>>,
): SchemaReference;
export function describeObject(schema: z.core.$ZodType, description: string, fields: AnyFields): SchemaReference {
  return { schema, description, fields };
}

type OptionOf<Value, Key extends PropertyKey, Kind> = Value extends unknown
  ? Kind extends Value[Key & keyof Value]
    ? Value
    : never
  : never;

type OptionsOf<Value, Key extends keyof Value> = {
  readonly [Kind in Value[Key] & PropertyKey]: readonly [
    description: string,
    fields: FieldsOf<OptionOf<Value, Key, Kind>>,
  ];
};

interface UnionSchema extends z.core.$ZodType {
  readonly _zod: z.core.$ZodDiscriminatedUnionInternals;
}

/**
 * Reference of a union and of its options, by the values of their discriminator.
 *
 * @example describeUnion(pickSchema, 'kind', 'Pick code.', { draw: ['A draw.', { kind: ['Always `draw`.', 'draw'] }], … })
 */
export function describeUnion<Schema extends UnionSchema, Key extends keyof z.input<Schema> & string>(
  schema: Schema,
  key: Key,
  description: string,
  options: OptionsOf<z.input<Schema>, Key>,
): readonly SchemaReference[];
export function describeUnion(
  schema: UnionSchema,
  key: string,
  description: string,
  options: Readonly<Record<string, readonly [description: string, fields: AnyFields]>>,
): readonly SchemaReference[] {
  const described = schema._zod.def.options.flatMap((option) => {
    const [kind] = option._zod.propValues?.[key] ?? [];
    const found = options[String(kind)];
    return found === undefined ? [] : [{ schema: option, description: found[0], fields: found[1] }];
  });
  return [{ schema, description, fields: null }, ...described];
}
