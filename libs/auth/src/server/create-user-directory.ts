import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import type { User } from '@onepoint/api-contract';
import { userFromIdentity } from '../user-from-identity.ts';

interface CreateUserDirectoryParameters {
  secretKey: string;
  /** URL of the backend API. Default: Clerk's. */
  apiUrl?: string;
  /** @default 5,000 */
  timeoutMs?: number;
}

export interface UserDirectory {
  /** @throws {UserDirectoryError} `USER_NOT_FOUND` or `DIRECTORY_UNAVAILABLE` */
  getUser: (userId: string) => Promise<User>;
}

/** Reads users from Clerk's backend API. A request fails with `DIRECTORY_UNAVAILABLE` after `timeoutMs`. */
export function createUserDirectory({ secretKey, apiUrl, timeoutMs = 5_000 }: CreateUserDirectoryParameters): UserDirectory {
  const { users } = createClerkClient({ secretKey, ...(apiUrl === undefined ? {} : { apiUrl }), telemetry: { disabled: true } });
  // The client has no timeout. Callers fall back to a stored copy.
  const withTimeout = async <T>(response: Promise<T>): Promise<T> => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new UserDirectoryError('DIRECTORY_UNAVAILABLE')), timeoutMs);
    return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
  };
  return {
    getUser: async (userId) => {
      if (!/^[\w-]{1,64}$/.test(userId)) throw new UserDirectoryError('USER_NOT_FOUND');
      return userFromIdentity(
        await withTimeout(users.getUser(userId)).catch((error: unknown) => {
          const isMissing = isClerkAPIResponseError(error) && error.status === 404;
          throw new UserDirectoryError(isMissing ? 'USER_NOT_FOUND' : 'DIRECTORY_UNAVAILABLE', { cause: error });
        }),
      );
    },
  };
}

type UserDirectoryErrorCode = 'USER_NOT_FOUND' | 'DIRECTORY_UNAVAILABLE';

export class UserDirectoryError extends Error {
  readonly code: UserDirectoryErrorCode;

  constructor(code: UserDirectoryErrorCode, options?: ErrorOptions) {
    super(code === 'USER_NOT_FOUND' ? 'The user does not exist at the identity service' : 'The identity service is unavailable', options);
    this.name = 'UserDirectoryError';
    this.code = code;
  }
}
