import { createApiKeySecret } from '@onepoint/database';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { AccessCache } from '../access/access-cache.ts';
import { ClientAddresses } from '../http/client-addresses.ts';
import { testAccess } from '../testing/access.ts';
import { authenticate, keyCaller } from './authenticate.ts';

const { secret, secretHash } = createApiKeySecret();
const request = new IncomingMessage(new Socket());

const client = () => ({ origin: null, ip: '' });

function services() {
  const find = vi.fn((hash: string) => Promise.resolve(hash === secretHash ? testAccess() : null));
  const accessCache = new AccessCache({ find, graceMs: () => 1_000, onError: () => undefined });
  return { find, accessCache, clientAddresses: new ClientAddresses([]) };
}

describe('authenticate', () => {
  it('finds a key by the hash of its secret, synchronously once it is cached', async () => {
    const shared = services();
    const caller = { kind: 'key', secretHash, access: testAccess(), client: expect.any(Function) };
    expect(await authenticate(secret, request, shared)).toEqual(caller);
    expect(authenticate(secret, request, shared)).toEqual(caller);
    expect(shared.find).toHaveBeenCalledOnce();
  });

  it('resolves the client’s origin and address', async () => {
    const origin = 'https://app.example.com';
    const asked = Object.assign(new IncomingMessage(new Socket()), { headers: { origin } });
    const caller = await authenticate(secret, asked, services());
    expect(caller.kind === 'key' && caller.client()).toEqual({ origin, ip: '' });
  });

  it('rejects a cached secret as soon as it expires', () => {
    expect(keyCaller(secretHash, testAccess({ endsAtMs: Date.now() + 60_000 }), client)).toMatchObject({ kind: 'key' });
    expect(() => keyCaller(secretHash, testAccess({ endsAtMs: Date.now() }), client)).toThrow(
      expect.objectContaining({ code: 'KEY_UNKNOWN' }),
    );
  });

  it('rejects an unknown secret', async () => {
    await expect(authenticate(createApiKeySecret().secret, request, services())).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
  });

  it.each(['', 'op_', 'op_short', 'Public', `${secret}x`, secret.replace('op_', 'sk_'), `op_${'-'.repeat(40)}`])(
    'rejects %j without querying the database',
    (text) => {
      const shared = services();
      expect(() => authenticate(text, request, shared)).toThrow(expect.objectContaining({ code: 'KEY_UNKNOWN' }));
      expect(shared.find).not.toHaveBeenCalled();
    },
  );

  it('identifies callers with the public key by address', () => {
    expect(authenticate('public', request, services())).toEqual({ kind: 'public', address: '' });
  });
});
