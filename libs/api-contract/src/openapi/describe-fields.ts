import { fieldDescriptions } from './field-descriptions.ts';

/**
 * The description of a field or parameter.
 *
 * @param path from the name of its schema or operation to its own: `Project.spendLimit.amount`
 */
export function findFieldDescription(path: readonly string[]): { key: string; description: string } | null {
  for (let start = 0; start < path.length; start += 1) {
    const key = path.slice(start).join('.');
    const description = fieldDescriptions[key];
    if (description !== undefined) return { key, description };
  }
  return null;
}

/** Calls `visit` for each field of a schema, those of objects and lists in it included, with its path. */
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

/** Gives each field of a schema its description. */
export function describeFields(schema: unknown, owner: string): void {
  visitFields(schema, [owner], (field, path) => {
    const found = findFieldDescription(path);
    if (found !== null) field['description'] = found.description;
  });
}
