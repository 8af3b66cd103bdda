import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import type { User } from '@onepoint/api-contract';
import { directoryUser } from './directory-user.ts';
import { UserDirectoryError } from './user-directory-error.ts';

export interface CreateUserDirectoryParameters {
  secretKey: string;
  /** Address of the backend API. Default: Clerk's. */
  apiUrl?: string;
}

export interface UserDirectory {
  /** @throws {UserDirectoryError} `USER_NOT_FOUND` or `DIRECTORY_UNAVAILABLE` */
  getUser: (userId: string) => Promise<User>;
}

/** Looks users up at the identity service, over Clerk's backend API. */
export function createUserDirectory({ secretKey, apiUrl }: CreateUserDirectoryParameters): UserDirectory {
  const { users } = createClerkClient({ secretKey, ...(apiUrl === undefined ? {} : { apiUrl }), telemetry: { disabled: true } });
  return {
    getUser: async (userId) => {
      if (!/^[\w-]{1,64}$/.test(userId)) throw new UserDirectoryError('USER_NOT_FOUND');
      return directoryUser(
        await users.getUser(userId).catch((error: unknown) => {
          const isMissing = isClerkAPIResponseError(error) && error.status === 404;
          throw new UserDirectoryError(isMissing ? 'USER_NOT_FOUND' : 'DIRECTORY_UNAVAILABLE', { cause: error });
        }),
      );
    },
  };
}
