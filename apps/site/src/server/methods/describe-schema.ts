import type { SchemaRow } from '../../shared/content/doc-content.ts';

/** Deeper objects are not expanded. */
const depthMax = 3;

/** Short name of a type: `hex quantity`, `object`, `array of address`, `"latest" | "safe"`. */
export function nameType(given: JsonSchema, table: SchemaTable): string {
  const schema = resolveSchema(given, table);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => nameType(choice, table)))].join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return schema.items === undefined ? 'array' : `array of ${nameType(schema.items, table)}`;
  if (schema.type === 'string') return nameText(schema);
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** Recognizes strings by the patterns of Ethereum's execution specifications. */
function nameText({ pattern }: JsonSchema): string {
  if (pattern === undefined) return 'string';
  const bytes = /\{(\d+)\}\$?$/.exec(pattern)?.[1];
  if (bytes === '40') return 'address';
  if (bytes === '64') return '32 bytes';
  if (bytes !== undefined) return `${String(Number(bytes) / 2)} bytes`;
  return pattern.startsWith('^0x') ? (pattern.includes('[1-9a-f]') || pattern.includes('(0|') ? 'hex quantity' : 'hex data') : 'string';
}

const opened = (schema: JsonSchema, table: SchemaTable): JsonSchema | undefined => {
  const resolved = resolveSchema(schema, table);
  if (resolved.properties !== undefined) return resolved;
  if (resolved.items !== undefined) return opened(resolved.items, table);
  return [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? []), ...(resolved.allOf ?? [])]
    .map((one) => opened(one, table))
    .find((one) => one !== undefined);
};

/** The fields of a value, each followed by nested fields. */
export function describeFields(schema: JsonSchema, table: SchemaTable, depth = 0): readonly SchemaRow[] {
  const { properties = {}, required = [] } = opened(schema, table) ?? {};
  return Object.entries(properties).flatMap(([name, property]): SchemaRow[] => {
    const { title, description } = resolveSchema(property, table);
    const row = { name, depth, type: nameType(property, table), required: required.includes(name), note: description ?? title ?? '' };
    return depth + 1 < depthMax ? [row, ...describeFields(property, table, depth + 1)] : [row];
  });
}

/** The part of JSON Schema that method descriptions use. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  pattern?: string;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

export type SchemaTable = Readonly<Record<string, JsonSchema>>;

/** Resolves a reference and keeps its own title. */
function resolveSchema(schema: JsonSchema, table: SchemaTable): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const found = table[$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`The method descriptions have no schema ${$ref}`);
  return resolveSchema({ ...found, ...own }, table);
}
