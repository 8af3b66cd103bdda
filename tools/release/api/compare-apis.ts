import { z } from 'zod';
import { compareSchemas, type Direction, type Report, type Schema } from './compare-schemas.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.object({ content: z.object({ 'application/json': z.object({ schema }).optional() }).optional() });
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: schema.default({}) });
const operation = z.object({
  operationId: z.string(),
  deprecated: z.boolean().optional(),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])).default([]),
  requestBody: content.extend({ required: z.boolean().default(false) }).optional(),
  // All errors have the same shape, `components.schemas.Error`.
  responses: z
    .record(z.string(), content)
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([status]) => status.startsWith('2')))),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  'x-required-roles': z.array(z.object({ when: z.string().optional(), roles: z.array(z.string()) })).optional(),
});
const event = z.object({ post: z.object({ requestBody: content }) });

/** The parts of an OpenAPI document that clients depend on: no descriptions, examples, or headers. */
export const apiSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), event).default({}),
  components: z.object({ schemas: z.record(z.string(), schema), parameters: z.record(z.string(), parameter).default({}) }),
});

export type Api = z.infer<typeof apiSchema>;
type Operation = z.infer<typeof operation>;
type Parameter = z.infer<typeof parameter>;

export interface BreakingChange {
  /** Operation id, the name of a webhook event, or `errors`. */
  readonly operation: string;
  readonly change: string;
}

const schemaOf = (part: z.infer<typeof content> | undefined): Schema | undefined => part?.content?.['application/json']?.schema;
/** Removes the names of path parameters, which are not sent. */
const addressOf = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

function listOperations({ paths }: Api): Map<string, Operation> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => [`${method.toUpperCase()} ${addressOf(path)}`, found] as const),
  );
  return new Map(all);
}

/** Lists changes from `before` to `after` that can break a client. Removing something that was deprecated before isn't one. */
export function compareApis(before: Api, after: Api): readonly BreakingChange[] {
  const found: BreakingChange[] = [];
  const named = { before: before.components.schemas, after: after.components.schemas };
  const reportOf =
    (name: string): Report =>
    (path, change) => {
      if (!found.some((known) => known.operation === name && known.change === `${path} ${change}`))
        found.push({ operation: name, change: `${path} ${change}` });
    };
  const compare = (name: string, direction: Direction, path: string, schemas: readonly [Schema | undefined, Schema | undefined]): void => {
    const [old, current] = schemas;
    if (old !== undefined && current !== undefined)
      compareSchemas({ before: old, after: current, direction, path, named, report: reportOf(name) });
  };
  const present = listOperations(after);
  for (const [address, old] of listOperations(before)) {
    const current = present.get(address);
    const report = reportOf(old.operationId);
    if (current === undefined) {
      if (old.deprecated !== true) report(address, 'is gone');
      continue;
    }
    compareAccess(old, current, report);
    compareParameters(
      resolve(old, before),
      resolve(current, after),
      (path, schemas) => compare(old.operationId, 'input', path, schemas),
      report,
    );
    const [oldBody, body] = [old.requestBody, current.requestBody];
    if (oldBody !== undefined && body === undefined) report('body', 'is no longer read');
    if (body?.required === true && oldBody?.required !== true) report('body', 'is required now');
    compare(old.operationId, 'input', 'body', [schemaOf(oldBody), schemaOf(body)]);
    compareReplies(old, current, (path, schemas) => compare(old.operationId, 'output', path, schemas), report);
  }
  compare('errors', 'output', 'body', [named.before['Error'], named.after['Error']]);
  for (const [name, { post }] of Object.entries(before.webhooks)) {
    const current = after.webhooks[name];
    if (current === undefined) reportOf(name)('event', 'is no longer sent');
    compare(name, 'output', 'payload', [schemaOf(post.requestBody), schemaOf(current?.post.requestBody)]);
  }
  return found;
}

type CompareNamed = (path: string, schemas: readonly [Schema | undefined, Schema | undefined]) => void;

function resolve({ parameters }: Operation, { components }: Api): readonly Parameter[] {
  return parameters.flatMap((each) => {
    const found = '$ref' in each ? components.parameters[each.$ref.slice(each.$ref.lastIndexOf('/') + 1)] : each;
    return found === undefined || found.in === 'path' ? [] : [found];
  });
}

function compareParameters(old: readonly Parameter[], current: readonly Parameter[], compare: CompareNamed, report: Report): void {
  const find = (all: readonly Parameter[], { name, in: place }: Parameter): Parameter | undefined =>
    all.find((each) => each.name === name && each.in === place);
  for (const each of old) {
    const same = find(current, each);
    if (same === undefined) report(`${each.in} ${each.name}`, 'is no longer read');
    compare(`${each.in} ${each.name}`, [each.schema, same?.schema]);
  }
  for (const each of current) if (each.required && find(old, each)?.required !== true) report(`${each.in} ${each.name}`, 'is required now');
}

function compareReplies(old: Operation, current: Operation, compare: CompareNamed, report: Report): void {
  for (const [status, reply] of Object.entries(old.responses)) {
    const same = current.responses[status];
    if (same === undefined) report(`status ${status}`, 'is no longer returned');
    compare(`reply ${status}`, [schemaOf(reply), schemaOf(same)]);
  }
  for (const status of Object.keys(current.responses))
    if (old.responses[status] === undefined) report(`status ${status}`, 'can be returned now');
}

/** Everyone who could make the call must still be able to make it with the same token. */
function compareAccess(old: Operation, current: Operation, report: Report): void {
  if (current.security.length > 0) {
    if (old.security.length === 0) report('access', 'needs authentication now');
    for (const [kind, scopes] of old.security.flatMap((each) => Object.entries(each))) {
      const same = current.security.map((each) => each[kind]).find((each) => each !== undefined);
      if (same === undefined) report('access', `is no longer possible with ${kind}`);
      for (const scope of same?.filter((each) => !scopes.includes(each)) ?? [])
        report('access', `needs the scope ${scope} with ${kind} now`);
    }
  }
  const roles = current['x-required-roles'];
  if (roles === undefined) return;
  for (const { when, roles: allowed } of old['x-required-roles'] ?? []) {
    const still = roles.find((each) => each.when === when)?.roles ?? [];
    for (const role of allowed.filter((each) => !still.includes(each))) report('access', `is no longer possible for the role ${role}`);
  }
}
