import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { describeFields } from './describe-fields.ts';
import { schemaNames } from './schema-names.ts';

/** JSON Schema 2020-12, which is what OpenAPI 3.1 describes values with. */
export type SchemaObject = Record<string, unknown>;

/**
 * A schema as OpenAPI describes it, with a description of each field. Named schemas are put into `components` and referred to.
 *
 * @param io `input` for what callers send, `output` for replies
 * @param owner what descriptions of fields without a named schema are looked up by: an operation id
 */
export function toSchemaObject(
  schema: $ZodType,
  io: 'input' | 'output',
  components: Record<string, SchemaObject>,
  owner: string,
): SchemaObject {
  // Named schemas below the root come out as $defs; a wrapper makes that true of the root as well.
  const wrapped = z.toJSONSchema(z.object({ root: schema as z.ZodMiniType }), {
    metadata: schemaNames,
    io,
    target: 'draft-2020-12',
    // JSON Schema knows no format of ours.
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
