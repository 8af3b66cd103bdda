import * as z from 'zod';

/** The part of JSON Schema that method descriptions use. */
export const jsonSchema = z.strictObject({
  $ref: z.string().optional(),
  /** Name of the type if its parts say too little: `block number or tag`. */
  title: z.string().optional(),
  description: z.string().min(1).optional(),
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  additionalProperties: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
});

export type JsonSchema = z.infer<typeof jsonSchema>;

export type SchemaTable = Readonly<Record<string, JsonSchema>>;

/** A field of a value, or of an object in it. */
export interface SchemaRow {
  name: string;
  /** 0 for a field of the value itself. */
  depth: number;
  type: string;
  required: boolean;
  /** Text with code in backticks and Markdown links. */
  note: string;
}

/** Deeper objects are not expanded. */
const depthMax = 3;

/** Short name of a type: `hex integer`, `object`, `array of address`, `"latest" | "safe"`. */
export function nameType(given: JsonSchema, table: SchemaTable): string {
  const schema = resolveSchema(given, table);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return schema.title ?? [...new Set(choices.map((choice) => nameType(choice, table)))].join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return schema.items === undefined ? 'array' : `array of ${nameType(schema.items, table)}`;
  if (schema.type === 'string') return nameText(schema);
  return schema.type ?? 'any';
}

/** Recognizes strings by the patterns of Ethereum's execution specifications. */
function nameText({ pattern }: JsonSchema): string {
  if (pattern === undefined) return 'string';
  const bytes = /\{(\d+)\}\$?$/.exec(pattern)?.[1];
  if (bytes === '40') return 'address';
  if (bytes !== undefined) return `${String(Number(bytes) / 2)} bytes`;
  if (!pattern.startsWith('^0x')) return 'string';
  return pattern.includes('[1-9a-f]') ? 'hex integer' : 'hex bytes';
}

function findObject(schema: JsonSchema, table: SchemaTable): JsonSchema | undefined {
  const resolved = resolveSchema(schema, table);
  if (resolved.properties !== undefined) return resolved;
  if (resolved.items !== undefined) return findObject(resolved.items, table);
  return [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])].map((one) => findObject(one, table)).find((one) => one !== undefined);
}

/** The fields of a value, each followed by nested fields. */
export function describeFields(schema: JsonSchema, table: SchemaTable, depth = 0): readonly SchemaRow[] {
  const { properties = {}, required = [] } = findObject(schema, table) ?? {};
  return Object.entries(properties).flatMap(([name, property]): SchemaRow[] => {
    const { description = '' } = resolveSchema(property, table);
    const row = { name, depth, type: nameType(property, table), required: required.includes(name), note: description };
    return depth + 1 < depthMax ? [row, ...describeFields(property, table, depth + 1)] : [row];
  });
}

/** Resolves a reference, keeping its own description. */
function resolveSchema(schema: JsonSchema, table: SchemaTable): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const found = table[$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`The method descriptions have no schema ${$ref}`);
  return resolveSchema({ ...found, ...own }, table);
}
