import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import type { User } from '@onepoint/api-contract';
import { directoryUser } from './directory-user.ts';
import { UserDirectoryError } from './user-directory-error.ts';

export interface CreateUserDirectoryParameters {
  secretKey: string;
  /** Address of the backend API. Default: Clerk's. */
  apiUrl?: string;
  /** How long an answer may take. Default: 5 seconds. */
  timeoutMs?: number;
}

export interface UserDirectory {
  /** @throws {UserDirectoryError} `USER_NOT_FOUND` or `DIRECTORY_UNAVAILABLE` */
  getUser: (userId: string) => Promise<User>;
}

/** Looks users up at the identity service, over Clerk's backend API. */
export function createUserDirectory({ secretKey, apiUrl, timeoutMs = 5_000 }: CreateUserDirectoryParameters): UserDirectory {
  const { users } = createClerkClient({ secretKey, ...(apiUrl === undefined ? {} : { apiUrl }), telemetry: { disabled: true } });
  // The client has no timeout of its own, and whoever asks has a stored copy to answer with.
  const inTime = async <T>(answer: Promise<T>): Promise<T> => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new UserDirectoryError('DIRECTORY_UNAVAILABLE')), timeoutMs);
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  };
  return {
    getUser: async (userId) => {
      if (!/^[\w-]{1,64}$/.test(userId)) throw new UserDirectoryError('USER_NOT_FOUND');
      return directoryUser(
        await inTime(users.getUser(userId)).catch((error: unknown) => {
          const isMissing = isClerkAPIResponseError(error) && error.status === 404;
          throw new UserDirectoryError(isMissing ? 'USER_NOT_FOUND' : 'DIRECTORY_UNAVAILABLE', { cause: error });
        }),
      );
    },
  };
}
