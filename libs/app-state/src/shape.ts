/** Says whether a stored value has a shape. Written out where a schema library would weigh more than all preferences on every public page. */
export type Shape<Value> = (value: unknown) => value is Value;

/** The value a shape lets through. */
export type ShapeValue<S> = S extends Shape<infer Value> ? Value : never;

export function oneOf<const Value extends string>(values: readonly Value[]): Shape<Value> {
  return (value): value is Value => (values as readonly unknown[]).includes(value);
}

export function matching(pattern: RegExp): Shape<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value);
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

export const isBoolean: Shape<boolean> = (value) => typeof value === 'boolean';

/** A list of values of one shape, none twice, as long as said. */
export function listOf<Value>(shape: Shape<Value>, lengthMax: number): Shape<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= lengthMax && value.every(shape) && new Set(value).size === value.length;
}
