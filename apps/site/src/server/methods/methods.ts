import specification from '@metamask/api-specs';
import { usageCost, computeUnitsOf, formatMicrocents } from '@onepoint/plans-domain';
import * as z from 'zod';
import { methodGroups, type MethodContent, type MethodGroup } from '../../shared/content/doc-content.ts';
import { ContentError } from '../../../vite/content/content-error.ts';
import { describeFields, jsonSchema, nameType, type SchemaRow, type SchemaTable } from './describe-schema.ts';

const text = z.string().trim().min(1);

/** A file in `content/methods`: a method described with OpenRPC (https://spec.open-rpc.org), with one example and typical problems. */
const methodFileSchema = z.strictObject({
  /** Also the page's description for search engines. */
  summary: text.max(200),
  params: z.array(z.strictObject({ name: text, description: text, required: z.boolean(), schema: jsonSchema })),
  result: z.strictObject({ name: text, description: text, schema: jsonSchema }),
  problems: z.array(z.strictObject({ error: text, cause: text, fix: text })).default([]),
  example: z.strictObject({
    params: z.array(z.json()),
    result: z.json(),
    /** How the result differs from a real one. */
    shortened: text.optional(),
    /** A message that follows the response to a subscription. */
    notification: z.json().optional(),
  }),
});

export type MethodFile = z.infer<typeof methodFileSchema>;

const schemaFileSchema = z.record(z.string(), jsonSchema);

const methodModules = import.meta.glob<unknown>('../../../content/methods/*/*.json', { eager: true, import: 'default' });
const schemaModules = import.meta.glob<unknown>('../../../content/schemas/*.json', { eager: true, import: 'default' });

function parseFile<Value>(schema: z.ZodType<Value>, path: string, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ContentError(path.replace(/^(?:\.\.\/)+/, ''), 1, z.prettifyError(parsed.error));
}

// The CommonJS package has a default export of its own, which bundlers unwrap and Node does not.
const published: unknown = specification;
const { components } = (typeof published === 'object' && published !== null && 'default' in published ? published.default : published) as {
  components: { schemas: SchemaTable };
};

/** Schemas by name: numbers, hashes and addresses as published by Ethereum, objects from `content/schemas`, which describes every field. */
export const methodSchemas: SchemaTable = {
  ...components.schemas,
  ...Object.assign({}, ...Object.entries(schemaModules).map(([path, value]) => parseFile(schemaFileSchema, path, value))),
};

export const methodFiles: ReadonlyMap<string, MethodFile & { group: MethodGroup }> = new Map(
  Object.entries(methodModules).map(([path, value]) => {
    const [group = '', name = ''] = path.replace('.json', '').split('/').slice(-2);
    return [name, { ...parseFile(methodFileSchema, path, value), group: parseFile(z.enum(methodGroups), path, group) }];
  }),
);

interface MethodValue {
  name: string;
  type: string;
  /** Text with code in backticks and Markdown links. */
  note: string;
  fields: readonly SchemaRow[];
}

/** A method of the reference before localization. */
export interface Method extends Omit<MethodContent, 'chains'> {
  group: MethodGroup;
  summary: string;
  parameters: readonly (MethodValue & { required: boolean })[];
  result: MethodValue;
  problems: MethodFile['problems'];
}

const million = 1_000_000;

function toMethod(name: string, { group, summary, params, result, problems, example }: MethodFile & { group: MethodGroup }): Method {
  const computeUnits = computeUnitsOf(name);
  const toValue = ({ name: label, description, schema }: MethodFile['result']): MethodValue => ({
    name: label,
    type: nameType(schema, methodSchemas),
    note: description,
    fields: describeFields(schema, methodSchemas),
  });
  return {
    name,
    group,
    summary,
    computeUnits,
    millionCallsPrice: formatMicrocents(usageCost(computeUnits * million, 'PAYG')),
    parameters: params.map(({ required, ...value }) => ({ ...toValue(value), required })),
    result: toValue(result),
    problems,
    example,
    needsWebSocket: group === 'subscriptions',
  };
}

/** Every method of the reference by group, in alphabetical order. */
export const methods: readonly Method[] = methodGroups.flatMap((group) =>
  [...methodFiles]
    .filter(([, file]) => file.group === group)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => toMethod(name, file)),
);
