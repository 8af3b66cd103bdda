import type { SchemaRow } from '../../shared/method-content.ts';
import { resolveSchema, type JsonSchema, type SchemaTable } from './json-schema.ts';

/** Objects deeper than this are named and not opened. */
const depthMax = 3;

/** What a value is, in a word or two: `hex quantity`, `object`, `array of address`, `"latest" | "safe"`. */
export function nameType(given: JsonSchema, table: SchemaTable): string {
  const schema = resolveSchema(given, table);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => nameType(choice, table)))].join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return schema.items === undefined ? 'array' : `array of ${nameType(schema.items, table)}`;
  if (schema.type === 'string') return nameText(schema);
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** Texts are told apart by what they spell: the patterns of Ethereum's own execution specifications. */
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

/** The fields of a value, those of objects in it below them. Empty for a value without fields. */
export function describeFields(schema: JsonSchema, table: SchemaTable, depth = 0): readonly SchemaRow[] {
  const { properties = {}, required = [] } = opened(schema, table) ?? {};
  return Object.entries(properties).flatMap(([name, property]): SchemaRow[] => {
    const { title, description } = resolveSchema(property, table);
    const row = { name, depth, type: nameType(property, table), required: required.includes(name), note: description ?? title ?? '' };
    return depth + 1 < depthMax ? [row, ...describeFields(property, table, depth + 1)] : [row];
  });
}
