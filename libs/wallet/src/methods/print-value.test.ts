import * as fc from 'fast-check';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Expression, js, printValue } from './print-value.ts';

const evaluate = (source: string): unknown => runInThisContext(`(${source})`);

it('prints JavaScript that evaluates to the same value', () => {
  const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.bigInt(), fc.boolean(), fc.constant(null));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('tree'),
        { noNullPrototype: true },
      ),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(evaluate(printValue(value))).toEqual(value);
    }),
  );
});

it('uses single quotes and omits undefined properties', () => {
  expect(printValue({ a: `it's "so"`, 'b-c': 1n, d: undefined })).toBe(`{ a: 'it\\'s "so"', 'b-c': 1n }`);
});

it('breaks values that do not fit on one line', () => {
  expect(printValue({ text: 'x'.repeat(90) })).toBe(`{\n  text: '${'x'.repeat(90)}',\n}`);
});

it('prints values and expressions in a template', () => {
  expect(js`sign(${'hi'}, ${new Expression('chain')}, ${new Date(0)})`).toBe(`sign('hi', chain, new Date('1970-01-01T00:00:00.000Z'))`);
});
