import { compileAllowLists, noAllowLists, type AllowLists } from '@onepoint/allow-lists';
import { describe, expect, it } from 'vitest';
import { testCaller } from '../testing/access.ts';
import { admit } from './admit.ts';

const limitedTo = (lists: Partial<AllowLists>) => ({ allowLists: compileAllowLists({ ...noAllowLists, ...lists }) });
const code = (name: string) => expect.objectContaining({ code: name }) as Error;

const client = (): never => {
  throw new Error('asked');
};

describe('admit', () => {
  it('admits everyone without allowlists, and everyone with the public key', () => {
    expect(() => admit(testCaller())).not.toThrow();
    expect(() => admit(testCaller(limitedTo({ methods: ['eth_call'] })))).not.toThrow();
    expect(() => admit({ kind: 'public', address: '192.0.2.1' })).not.toThrow();
  });

  it('does not resolve the client if no allowlist needs it', () => {
    const caller = testCaller(limitedTo({ methods: ['eth_call'] }));
    expect(() => admit({ ...caller, client } as typeof caller)).not.toThrow();
  });

  it('rejects unlisted origins and requests without an origin', () => {
    const key = limitedTo({ origins: ['https://*.example.com'] });
    expect(() => admit(testCaller(key, { origin: 'https://app.example.com' }))).not.toThrow();
    expect(() => admit(testCaller(key, { origin: 'https://evil.test' }))).toThrow(code('ORIGIN_NOT_LISTED'));
    expect(() => admit(testCaller(key))).toThrow(code('ORIGIN_NOT_LISTED'));
  });

  it('rejects unlisted addresses', () => {
    const key = limitedTo({ ips: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(() => admit(testCaller(key))).not.toThrow();
    expect(() => admit(testCaller(key, { ip: '2001:db8:1::7' }))).not.toThrow();
    expect(() => admit(testCaller(key, { ip: '198.51.100.1' }))).toThrow(code('IP_NOT_LISTED'));
  });
});
