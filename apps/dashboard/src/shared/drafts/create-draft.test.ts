import { guardStorage } from '@onepoint/app-state';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDraft } from './create-draft.ts';

const schema = z.object({ message: z.string() });

test('what was written is there until it is cleared', () => {
  const draft = createDraft('form', schema);
  expect(draft.read()).toBeNull();
  draft.write({ message: 'Hello' });
  expect(createDraft('form', schema).read()).toEqual({ message: 'Hello' });
  draft.clear();
  expect(draft.read()).toBeNull();
});

test('another person’s draft is not shown', () => {
  createDraft('form:ada', schema).write({ message: 'Hello' });
  expect(createDraft('form:grace', schema).read()).toBeNull();
});

test.each(['{', '{"message":1}', 'null'])('what cannot be read (%s) is no draft', (text) => {
  sessionStorage.setItem('onepoint:draft:v1:form', text);
  expect(createDraft('form', schema).read()).toBeNull();
});

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('keeps a draft for the life of the page where the browser blocks site data', () => {
  const draft = createDraft('form', schema, guardStorage(refuse));
  draft.write({ message: 'Hello' });
  expect(draft.read()).toEqual({ message: 'Hello' });
  draft.clear();
  expect(draft.read()).toBeNull();
});
