export type Schema = Readonly<Record<string, unknown>>;

/** `input` is sent by clients, `output` is received by them. */
export type Direction = 'input' | 'output';

export type Report = (path: string, change: string) => void;

interface Comparison {
  readonly direction: Direction;
  /** Named schemas of the document on each side. */
  readonly small: Readonly<Record<string, Schema>>;
  readonly large: Readonly<Record<string, Schema>>;
  /** Pairs of references being compared, because schemas can contain themselves. */
  readonly compared: Set<string>;
  readonly report: Report;
}

interface CompareSchemasParameters {
  readonly before: Schema;
  readonly after: Schema;
  readonly direction: Direction;
  readonly path: string;
  readonly named: { readonly before: Readonly<Record<string, Schema>>; readonly after: Readonly<Record<string, Schema>> };
  readonly report: Report;
}

/**
 * Reports changes that can break a client: an input that was accepted and no longer is, and an output that couldn't be returned and now can. New
 * output fields are allowed, because clients ignore unknown fields. Covers the keywords that the contract's schemas use.
 */
export function compareSchemas({ before, after, direction, path, named, report }: CompareSchemasParameters): void {
  const compared = new Set<string>();
  if (direction === 'input') contain(before, after, path, { direction, small: named.before, large: named.after, compared, report });
  else contain(after, before, path, { direction, small: named.after, large: named.before, compared, report });
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
const fieldsOf = ({ properties }: Schema): Readonly<Record<string, Schema>> =>
  isSchema(properties) ? (properties as Record<string, Schema>) : {};
const optionsOf = (schema: Schema): readonly Schema[] => [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
const refName = ({ $ref }: Schema): string | undefined => (typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined);
const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : undefined;
const typesOf = ({ type }: Schema): readonly unknown[] => (Array.isArray(type) ? type : type === undefined ? [] : [type]);

/** Reports why a value of `small` might be invalid for `large`. */
function contain(small: Schema, large: Schema, path: string, comparison: Comparison): void {
  const [smallName, largeName] = [refName(small), refName(large)];
  if (smallName !== undefined || largeName !== undefined) {
    const pair = `${smallName ?? ''} ${largeName ?? ''}`;
    if (smallName !== undefined && largeName !== undefined && comparison.compared.has(pair)) return;
    comparison.compared.add(pair);
    const resolved = {
      small: smallName === undefined ? small : (comparison.small[smallName] ?? {}),
      large: largeName === undefined ? large : (comparison.large[largeName] ?? {}),
    };
    return contain(resolved.small, resolved.large, path, comparison);
  }
  const options = optionsOf(small);
  if (options.length > 0) {
    for (const option of options) contain(option, large, path, comparison);
    return;
  }
  const choices = optionsOf(large);
  if (choices.length > 0) return containInOne(small, choices, path, comparison);
  containValues(small, large, path, comparison);
  containBounds(small, large, path, comparison);
  containFields(small, large, path, comparison);
  const items = [small['items'], large['items']];
  if (isSchema(items[1])) contain(isSchema(items[0]) ? items[0] : {}, items[1], `${path}[]`, comparison);
}

/** Reports the differences from the alternative that comes closest. */
function containInOne(small: Schema, choices: readonly Schema[], path: string, comparison: Comparison): void {
  const attempts = choices.map((choice) => {
    const found: [string, string][] = [];
    const compared = new Set(comparison.compared);
    contain(small, choice, path, { ...comparison, compared, report: (...change) => found.push(change) });
    return found;
  });
  const closest = attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
  for (const [place, change] of closest) comparison.report(place, change);
}

const changes = {
  input: (what: string) => `${what} is no longer accepted`,
  output: (what: string) => `${what} can be returned now`,
} as const;

function containValues(small: Schema, large: Schema, path: string, { direction, report }: Comparison): void {
  const [allowed, values] = [valuesOf(large), valuesOf(small)];
  if (allowed !== undefined) {
    const excess = values?.filter((value) => !allowed.includes(value)) ?? ['any other value'];
    for (const value of excess) report(path, changes[direction](String(value)));
    return;
  }
  const types = typesOf(large);
  if (types.length === 0) return;
  const isAllowed = (type: unknown): boolean => types.includes(type) || (type === 'integer' && types.includes('number'));
  const own = typesOf(small);
  if (own.length === 0 && values === undefined) report(path, changes[direction]('any type'));
  for (const type of own.filter((each) => !isAllowed(each))) report(path, changes[direction](`the type ${String(type)}`));
  for (const keyword of ['pattern', 'format'] as const) {
    const rule = large[keyword];
    if (typeof rule === 'string' && rule !== small[keyword] && values === undefined)
      report(path, changes[direction](`text without the ${keyword} ${rule}`));
  }
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

function containBounds(small: Schema, large: Schema, path: string, { direction, report }: Comparison): void {
  if (valuesOf(small) !== undefined) return;
  for (const keyword of [...lowerBounds, ...upperBounds]) {
    const [bound, own] = [large[keyword], small[keyword]];
    if (typeof bound !== 'number') continue;
    const isLower = (lowerBounds as readonly string[]).includes(keyword);
    const isInside = typeof own === 'number' && (isLower ? own >= bound : own <= bound);
    if (!isInside) report(path, changes[direction](`a value beyond ${keyword} ${String(bound)}`));
  }
}

function containFields(small: Schema, large: Schema, path: string, comparison: Comparison): void {
  const { direction, report } = comparison;
  const [fields, known] = [fieldsOf(small), fieldsOf(large)];
  const [sent, required] = [namesOf(small['required']), namesOf(large['required'])];
  for (const name of required.filter((each) => !sent.includes(each)))
    report(`${path}.${name}`, direction === 'input' ? 'is required now' : 'can be missing now');
  for (const [name, field] of Object.entries(known)) {
    const own = fields[name];
    if (own !== undefined) contain(own, field, `${path}.${name}`, comparison);
    else if (direction === 'output' && field['deprecated'] !== true && !required.includes(name))
      report(`${path}.${name}`, 'is no longer returned');
  }
  if (direction === 'input') {
    for (const [name, field] of Object.entries(fields))
      if (known[name] === undefined && field['deprecated'] !== true) report(`${path}.${name}`, 'is no longer read');
  }
  for (const keyword of ['additionalProperties', 'propertyNames'] as const) {
    const [rest, own] = [large[keyword], small[keyword]];
    if (isSchema(rest) && isSchema(own)) contain(own, rest, `${path}.*`, comparison);
  }
}
