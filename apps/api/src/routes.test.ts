import { contract, errorCodes, errorCodesOf, type Call } from '@onepoint/api-contract';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { implementedOperations, routes } from './routes.ts';
import { successStatus } from './routing/define-route.ts';

const modules = join(import.meta.dirname, 'modules');
const folders = readdirSync(modules).flatMap((noun) => readdirSync(join(modules, noun)).map((entry) => join(modules, noun, entry)));

function folderOf(operationId: string): string {
  const name = operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return folders.find((folder) => folder.endsWith(`/${name}`)) ?? `no folder ${name}`;
}

/** Tested once for all calls: the walk over roles, and what any call may answer. */
const testedForAll = new Set([403, 429, 500, 503]);

test('every call of the contract has a route, once, and no other route is there', () => {
  expect(implementedOperations.toSorted()).toEqual(Object.keys(contract).toSorted());
  for (const { call } of routes) expect(contract).toHaveProperty(call.operationId, call);
});

test.each(routes.map(({ call }) => [call.operationId, call] as const))(
  '%s is tested for success and refusal in its own folder',
  (operationId, call: Call) => {
    const folder = folderOf(operationId);
    expect(existsSync(join(folder, 'route.ts'))).toBe(true);
    const files = readdirSync(folder);
    expect(files).toContain(`${successStatus(call)}.test.ts`);
    const declared = call.errors.map((code) => errorCodes[code].status).filter((status) => !testedForAll.has(status));
    for (const status of declared) expect(files).toContain(`${status}.test.ts`);
    if (call.body !== undefined || call.query !== undefined) expect(files).toContain('400.test.ts');
    expect(errorCodesOf(call)).toContain('INTERNAL');
  },
);
