import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('matchPath', () => {
  it('reads parameters and ignores a closing slash', () => {
    expect(matchPath('/client/sign_ins/:id', '/client/sign_ins/sia_1')).toEqual({ id: 'sia_1' });
    expect(matchPath('/me/email_addresses', '/me/email_addresses/')).toEqual({});
  });

  it.each(['/client', '/client/sign_ins', '/client/sign_ins/a/b', '/client/sign_ins/..%2f', '/client/sign_ins/ '])(
    'does not take %j',
    (path) => {
      expect(matchPath('/client/sign_ins/:id', path)).toBeNull();
    },
  );
});
