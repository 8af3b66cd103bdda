import { isPricedMethod } from '@onepoint/plans-domain';
import { expect, test } from 'vitest';
import { methodTemplates, templateParams } from './method-templates.ts';

test.each(Object.keys(methodTemplates))('%s has a price of its own and parameters that can be sent', (method) => {
  expect(isPricedMethod(method)).toBe(true);
  expect(JSON.parse(templateParams(method))).toEqual(methodTemplates[method]);
});

test('a method without an example starts with no parameters, also one named like an object member', () => {
  expect([templateParams('eth_other'), templateParams('constructor')]).toEqual(['[]', '[]']);
});
