import { createApiKeySecret } from '@onepoint/database';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { AccessCache } from '../access/access-cache.ts';
import { ClientAddresses } from '../http/client-addresses.ts';
import { testAccess } from '../testing/access.ts';
import { authenticate } from './authenticate.ts';

const { secret, secretHash } = createApiKeySecret();
const request = new IncomingMessage(new Socket());

function services() {
  const find = vi.fn((hash: string) => Promise.resolve(hash === secretHash ? testAccess() : null));
  const accessCache = new AccessCache({ find, graceMs: 1_000, onError: () => undefined });
  return { find, accessCache, clientAddresses: new ClientAddresses([]) };
}

describe('authenticate', () => {
  it('finds a key by the hash of its secret, and from then on without waiting', async () => {
    const shared = services();
    const caller = { kind: 'key', secretHash, access: testAccess() };
    expect(await authenticate(secret, request, shared)).toEqual(caller);
    expect(authenticate(secret, request, shared)).toEqual(caller);
    expect(shared.find).toHaveBeenCalledOnce();
  });

  it('refuses a secret that nobody has', async () => {
    await expect(authenticate(createApiKeySecret().secret, request, services())).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
  });

  it.each(['', 'op_', 'op_short', 'Public', `${secret}x`, secret.replace('op_', 'sk_'), `op_${'-'.repeat(40)}`])(
    'refuses %j without asking the database',
    (text) => {
      const shared = services();
      expect(() => authenticate(text, request, shared)).toThrow(expect.objectContaining({ code: 'KEY_UNKNOWN' }));
      expect(shared.find).not.toHaveBeenCalled();
    },
  );

  it('knows anyone with the public key by address', () => {
    expect(authenticate('public', request, services())).toEqual({ kind: 'public', address: '' });
  });
});
