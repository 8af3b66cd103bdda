import { createClerkClient, type User as ClerkUser } from '@clerk/backend';
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
  /**
   * The user who has proven to own this address; null when there is none.
   *
   * @throws {UserDirectoryError} `DIRECTORY_UNAVAILABLE`
   */
  findUserByEmail: (emailAddress: string) => Promise<User | null>;
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
    findUserByEmail: async (emailAddress) => {
      const wanted = emailAddress.trim().toLowerCase();
      const { data } = await users.getUserList({ emailAddress: [wanted] }).catch((error: unknown) => {
        throw new UserDirectoryError('DIRECTORY_UNAVAILABLE', { cause: error });
      });
      const owner = data.find((user) => ownsEmail(user, wanted));
      return owner === undefined ? null : directoryUser(owner);
    },
  };
}

const ownsEmail = (user: ClerkUser, wanted: string): boolean =>
  user.emailAddresses.some(
    ({ emailAddress, verification }) => emailAddress.toLowerCase() === wanted && verification?.status === 'verified',
  );
