import type { Call } from '../call.ts';
import { toSchemaObject, type SchemaObject } from './to-schema-object.ts';

/** The parameters of a call: those in its path, its query, and the `Idempotency-Key` header where it takes one. */
export function parameters(call: Call, components: Record<string, SchemaObject>): Record<string, unknown>[] {
  const inPath = call.params === undefined ? [] : properties(toSchemaObject(call.params, 'input', components)).map(named('path'));
  const inQuery = call.query === undefined ? [] : properties(toSchemaObject(call.query, 'input', components)).map(named('query'));
  if (call.idempotencyKey === undefined) return [...inPath, ...inQuery];
  return [
    ...inPath,
    ...inQuery,
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: call.idempotencyKey === 'required',
      description:
        'Any text of your choosing, one for each thing to create. For 24 hours a repetition with the same key creates nothing new.',
      schema: { type: 'string', minLength: 1, maxLength: 128 },
    },
  ];
}

interface Property {
  name: string;
  required: boolean;
  schema: unknown;
}

function properties(schema: SchemaObject): Property[] {
  const required = schema['required'];
  const entries = Object.entries(schema['properties'] ?? {});
  return entries.map(([name, property]: [string, unknown]) => ({
    name,
    required: Array.isArray(required) && required.includes(name),
    schema: property,
  }));
}

function named(place: 'path' | 'query') {
  return (property: Property): Record<string, unknown> => ({ ...property, in: place });
}
