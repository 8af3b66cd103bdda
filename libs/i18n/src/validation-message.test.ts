import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validationMessage } from './validation-message.ts';

const keyFor = (schema: z.ZodMiniType, input: unknown): string => {
  const { error } = schema.safeParse(input, { reportInput: true });
  const issue = error?.issues[0];
  return issue === undefined ? 'valid' : validationMessage(issue).key;
};

describe('validationMessage', () => {
  it.each([
    ['a missing text', z.string(), undefined, 'validation.required'],
    ['an empty text', z.string().check(z.minLength(1)), '', 'validation.required'],
    ['a short text', z.string().check(z.minLength(3)), 'a', 'validation.minLength'],
    ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'validation.maxLength'],
    ['an email address', z.email(), 'a@', 'validation.email'],
    ['an address', z.url(), 'nope', 'validation.url'],
    ['an extended URL', z.stringFormat('extendedUrl', () => false), 'nope', 'validation.extendedUrl'],
    ['a small number', z.number().check(z.gte(1)), 0, 'validation.min'],
    ['a large number', z.number().check(z.lte(1)), 2, 'validation.max'],
    ['not above zero', z.number().check(z.positive()), 0, 'validation.positive'],
    ['not below zero', z.number().check(z.negative()), 0, 'validation.negative'],
    ['a fraction', z.int(), 1.5, 'validation.integer'],
    ['not a number', z.number(), 'x', 'validation.number'],
    ['another pattern', z.string().check(z.regex(/^a$/)), 'b', 'validation.invalid'],
  ])('%s', (_what, schema, input, key) => {
    expect(keyFor(schema, input)).toBe(key);
  });
});

it('passes the limit for interpolation and plurals', () => {
  expect(validationMessage({ code: 'too_small', origin: 'string', minimum: 3 }).values).toEqual({ count: 3 });
  expect(validationMessage({ code: 'too_big', origin: 'number', maximum: 100, inclusive: true }).values).toEqual({ max: 100 });
});
