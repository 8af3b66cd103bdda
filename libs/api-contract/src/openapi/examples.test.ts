import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call.ts';
import { contract, type OperationId } from '../contract.ts';
import { examples } from './examples.ts';

const calls = Object.entries(contract) as [OperationId, Call][];

test.each(calls)('the example of %s is what the contract describes', (operationId, { body, replies }) => {
  const example = examples[operationId];
  if (body !== undefined) expect(safeParse(body, example.body).error).toBeUndefined();
  else expect(example).not.toHaveProperty('body');
  for (const [status, reply] of Object.entries(replies)) {
    if (status === '204') expect(example).not.toHaveProperty('reply');
    else expect(safeParse(reply, example.reply).error).toBeUndefined();
  }
});
