import { planLimits } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { testCaller } from '../testing/access.ts';
import { ConnectionRegistry } from './connection-registry.ts';

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
