import { planLimits } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { testCaller } from '../testing/access.ts';
import { ConnectionRegistry } from './connection-registry.ts';

it('allows five more for each package', () => {
  const registry = new ConnectionRegistry();
  const caller = testCaller({ planId: 'FREE', packageCount: 2 });
  for (let open = 0; open < planLimits('FREE').connectionsMax + 10; open += 1) registry.reserve(caller);
  expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
});

it('says how many connections each key has open, and nothing of addresses', () => {
  const registry = new ConnectionRegistry();
  const release = registry.reserve(testCaller());
  registry.reserve(testCaller());
  registry.reserve(testCaller({ apiKeyId: 'key_other' }))();
  registry.reserve({ kind: 'public', address: '192.0.2.1' });
  expect(registry.listOfKeys()).toEqual([{ projectId: 'proj_test', apiKeyId: 'key_test', connections: 2 }]);
  release();
  expect(registry.listOfKeys()).toMatchObject([{ connections: 1 }]);
});

it('allows each key as many connections as its plan has, and takes them back once', () => {
  const registry = new ConnectionRegistry();
  const caller = testCaller({ planId: 'FREE' });
  const { connectionsMax } = planLimits('FREE');
  const releases = Array.from({ length: connectionsMax }, () => registry.reserve(caller));
  expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
  expect(() => registry.reserve(testCaller({ planId: 'FREE', apiKeyId: 'key_other' }))).not.toThrow();
  releases[0]?.();
  releases[0]?.();
  registry.reserve(caller);
  expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
});
