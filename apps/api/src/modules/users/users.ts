import type { PublicUser, User } from '@onepoint/api-contract';
import { UserDirectoryError, type UserDirectory } from '@onepoint/auth/server';
import { ApiError } from '../../errors/api-error.ts';
import { toPublicUser } from './to-public-user.ts';
import type { StoredUser, UsersRepository } from './users-repository.ts';

/** How long what is stored of a user is taken as current. */
const freshMs = 120_000;

export interface CreateUsersParameters {
  repository: UsersRepository;
  directory: UserDirectory;
  now: () => Date;
}

export interface Users {
  /**
   * A user as the identity service knows them, at most minutes old; older when the service is out of reach.
   *
   * @throws {ApiError} USER_NOT_FOUND, or UNAVAILABLE when the service is out of reach and nothing is stored
   */
  getUser: (userId: string) => Promise<User>;
  /**
   * As `getUser`, for who is signed in: a token outlives a deleted account by up to a minute.
   *
   * @throws {ApiError} SESSION_REQUIRED, UNAVAILABLE
   */
  getCurrentUser: (userId: string) => Promise<User>;
  /**
   * The user who has proven to own an address, as the identity service knows them now; null when there is none.
   *
   * @throws {ApiError} UNAVAILABLE when the service is out of reach
   */
  findByEmail: (emailAddress: string) => Promise<User | null>;
  /** What others may see of users, by id; who cannot be looked up has a masked id for a name. */
  listPublicUsers: (userIds: readonly string[]) => Promise<ReadonlyMap<string, PublicUser>>;
  shareProject: (userId: string, otherUserId: string) => Promise<boolean>;
}

/** Users, stored here and refreshed from the identity service; concurrent reads of one user are one request. */
export function createUsers({ repository, directory, now }: CreateUsersParameters): Users {
  const reads = new Map<string, Promise<User>>();

  const refresh = async (userId: string): Promise<User> => {
    const user = await directory.getUser(userId);
    await repository.save(user, now());
    return user;
  };
  const current = async (userId: string, stored: StoredUser | null): Promise<User> => {
    if (stored !== null && now().getTime() - stored.refreshedAt.getTime() < freshMs) return stored.user;
    try {
      return await refresh(userId);
    } catch (error) {
      if (!(error instanceof UserDirectoryError)) throw error;
      if (error.code === 'USER_NOT_FOUND') throw new ApiError('USER_NOT_FOUND', { cause: error });
      if (stored === null) throw new ApiError('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
      return stored.user;
    }
  };

  // From the look into the database on: whoever looked before the row was there would ask the service again.
  const getUser = (userId: string): Promise<User> => {
    const running =
      reads.get(userId) ??
      repository
        .find(userId)
        .then((stored) => current(userId, stored))
        .finally(() => reads.delete(userId));
    reads.set(userId, running);
    return running;
  };

  return {
    getUser,
    getCurrentUser: async (userId) => {
      try {
        return await getUser(userId);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') throw new ApiError('SESSION_REQUIRED', { cause: error });
        throw error;
      }
    },
    findByEmail: async (emailAddress) => {
      try {
        const user = await directory.findUserByEmail(emailAddress);
        if (user !== null) await repository.save(user, now());
        return user;
      } catch (error) {
        if (error instanceof UserDirectoryError) throw new ApiError('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
        throw error;
      }
    },
    listPublicUsers: async (userIds) => {
      const stored = new Map((await repository.findMany(userIds)).map((entry) => [entry.user.id, entry.user]));
      const entries = userIds.map(async (userId) => {
        const user = stored.get(userId) ?? (await getUser(userId).catch(() => null));
        return [userId, toPublicUser(userId, user)] as const;
      });
      return new Map(await Promise.all(entries));
    },
    shareProject: repository.shareProject,
  };
}
