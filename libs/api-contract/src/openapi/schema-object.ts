import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { fieldDescriptions } from './field-descriptions.ts';
import { schemaNames } from './schema-names.ts';

/** JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export type SchemaObject = Record<string, unknown>;

/**
 * Converts a schema to an OpenAPI schema object with field descriptions. Adds named schemas to `components` and references them.
 *
 * @param io `input` for requests, `output` for responses
 * @param owner operation id, to look up descriptions of fields outside of named schemas
 */
export function toSchemaObject(
  schema: $ZodType,
  io: 'input' | 'output',
  components: Record<string, SchemaObject>,
  owner: string,
): SchemaObject {
  // Named schemas below the root become $defs. The wrapper makes the root a $def too.
  const wrapped = z.toJSONSchema(z.object({ root: schema as z.ZodMiniType }), {
    metadata: schemaNames,
    io,
    target: 'draft-2020-12',
    // Not a standard JSON Schema format.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'extendedUrl') jsonSchema.format = 'uri';
    },
  });
  const { $defs = {}, properties } = JSON.parse(JSON.stringify(wrapped).replaceAll('#/$defs/', '#/components/schemas/')) as {
    $defs?: Record<string, SchemaObject>;
    properties: { root: SchemaObject };
  };
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
    describeFields(definition, name);
    components[name] = definition;
  }
  describeFields(properties.root, owner);
  return properties.root;
}

/**
 * Returns the longest matching key with its description; null if there is none.
 *
 * @param path starts with the name of the schema or operation: `Project.spendLimit.amount`
 */
export function findFieldDescription(path: readonly string[]): { key: string; description: string } | null {
  for (let start = 0; start < path.length; start += 1) {
    const key = path.slice(start).join('.');
    const description = fieldDescriptions[key];
    if (description !== undefined) return { key, description };
  }
  return null;
}

/** Visits each field of a schema with its path, including nested objects and lists. */
export function visitFields(
  schema: unknown,
  path: readonly string[],
  visit: (field: Record<string, unknown>, path: readonly string[]) => void,
): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, unknown[]>;
  for (const [name, field] of Object.entries(properties)) {
    visit(field as Record<string, unknown>, [...path, name]);
    visitFields(field, [...path, name], visit);
  }
  for (const part of [items, ...anyOf, ...oneOf, ...allOf]) visitFields(part, path, visit);
}

function describeFields(schema: unknown, owner: string): void {
  visitFields(schema, [owner], (field, path) => {
    const found = findFieldDescription(path);
    if (found !== null) field['description'] = found.description;
  });
}
