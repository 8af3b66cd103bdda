import { readFileSync } from 'node:fs';
import { publicVariables } from '@onepoint/build/vite-workspace';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { publicConfigVariables } from './parse-public-config.ts';
import { countedHost, publicConfig, usesEmbeddedIdentity } from './public-config.ts';

it('reads exactly the variables that builds and development servers write', () => {
  expect([...publicConfigVariables]).toEqual(publicVariables);
});

it('invalidates the build cache when any of them changes', () => {
  const settings = z.object({ namedInputs: z.object({ publicVariables: z.array(z.object({ env: z.string() })) }) });
  const { namedInputs } = settings.parse(JSON.parse(readFileSync(new URL('../../../nx.json', import.meta.url), 'utf8')));
  expect(namedInputs.publicVariables.map(({ env }) => env)).toEqual(['ONEPOINT_ENV', 'ONEPOINT_SERVICE_CHAINS', ...publicVariables]);
});

it('uses the embedded identity service without a publishable key', () => {
  expect(usesEmbeddedIdentity).toBe(publicConfig.clerkPublishableKey === '');
});

it('counts nothing without a service', () => {
  expect(countedHost).toBeNull();
});
