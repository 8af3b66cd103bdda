// @vitest-environment node
import { expect, it } from 'vitest';
import { describeFields, nameType } from './describe-schema.ts';

const table = {
  uint: { type: 'string', description: 'amount', pattern: '^0x([1-9a-f]+[0-9a-f]*|0)$' },
  address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
  block: { anyOf: [{ $ref: '#/components/schemas/uint' }, { enum: ['latest', 'safe'] }] },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it.each([
  [ref('uint'), 'hex integer'],
  [ref('address'), 'address'],
  [ref('block'), 'hex integer | "latest" | "safe"'],
  [{ type: 'array', items: ref('address') }, 'array of address'],
  [{ type: 'string', pattern: '^0x[0-9a-f]{64}$' }, '32 bytes'],
  [{ type: 'string', pattern: '^0x[0-9a-f]*$' }, 'hex bytes'],
  [{ title: 'block or tag', oneOf: [ref('uint'), { enum: ['latest'] }] }, 'block or tag'],
  [{ type: 'boolean' }, 'boolean'],
])('names %j', (schema, name) => {
  expect(nameType(schema, table)).toBe(name);
});

it('lists fields of objects, arrays and unions, nested ones below', () => {
  const inner = { type: 'object', properties: { a: ref('uint') }, required: ['a'] };
  const schema = {
    oneOf: [{ type: 'null' }, { type: 'object', properties: { list: { description: 'all', type: 'array', items: inner } } }],
  };
  expect(describeFields(schema, table)).toEqual([
    { name: 'list', depth: 0, type: 'array of object', required: false, note: 'all' },
    { name: 'a', depth: 1, type: 'hex integer', required: true, note: 'amount' },
  ]);
});

it('rejects a dangling reference', () => {
  expect(() => nameType(ref('missing'), table)).toThrow(/no schema .*missing/);
});
