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

/** What a reference stands for, its own title kept. */
export function resolveSchema(schema: JsonSchema, table: SchemaTable): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const found = table[$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`The method descriptions have no schema ${$ref}`);
  return resolveSchema({ ...found, ...own }, table);
}
