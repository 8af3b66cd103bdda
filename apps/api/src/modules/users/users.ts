import type { PublicUser, User } from '@onepoint/api-contract';
import { UserDirectoryError, type UserDirectory } from '@onepoint/auth/server';
import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { toPublicUser, type Viewer } from './public-user.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

/** How long a stored user counts as current for others. */
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
   * As `getUser`, for who is signed in: the identity service is asked each time, so that users see a change of their profile on the next read.
   * What is stored is answered when the service is out of reach. A token outlives a deleted account by up to a minute.
   *
   * @throws {ApiError} SESSION_REQUIRED, UNAVAILABLE
   */
  getCurrentUser: (userId: string) => Promise<User>;
  /** Which of some users has proven to own an address; null when none has. Nobody else is looked up. */
  findOwner: (userIds: readonly string[], emailAddress: string) => Promise<string | null>;
  /** What a viewer may see of users, by id; who cannot be looked up has the id for a name. */
  listPublicUsers: (userIds: readonly string[], viewer: Viewer) => Promise<ReadonlyMap<string, PublicUser>>;
  /** A user's roles in the projects shared with another user; none where they share no project. */
  listSharedRoles: (userId: string, otherUserId: string) => Promise<readonly string[]>;
  /**
   * Makes a deletion of the account wait until the transaction ends, so that it sees what the transaction leaves. To be called wherever somebody becomes
   * a member: a session token outlives a deleted account.
   *
   * @throws {ApiError} SESSION_REQUIRED when the account is deleted
   */
  lockAlive: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Users, stored here and refreshed from the identity service; concurrent reads of one user are one request. */
export function createUsers({ repository, directory, now }: CreateUsersParameters): Users {
  const reads = new Map<string, Promise<User>>();
  const ownReads = new Map<string, Promise<User>>();

  const refresh = async (userId: string): Promise<User> => {
    const user = await directory.getUser(userId);
    await repository.save(user, now());
    return user;
  };
  const current = async (userId: string, stored: StoredUser | null, maxAgeMs: number): Promise<User> => {
    if (stored?.isDeleted) throw new ApiError('USER_NOT_FOUND');
    if (stored !== null && now().getTime() - stored.refreshedAt.getTime() < maxAgeMs) return stored.user;
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
  const read = (running: Map<string, Promise<User>>, userId: string, maxAgeMs: number): Promise<User> => {
    const started =
      running.get(userId) ??
      repository
        .find(userId)
        .then((stored) => current(userId, stored, maxAgeMs))
        .finally(() => running.delete(userId));
    running.set(userId, started);
    return started;
  };
  const getUser = (userId: string): Promise<User> => read(reads, userId, freshMs);

  /** As stored, whatever their age; who is not stored is asked for, and null where that fails. */
  const listKnown = async (userIds: readonly string[]): Promise<(readonly [string, User | null])[]> => {
    const stored = new Map((await repository.findMany(userIds)).map((entry) => [entry.user.id, entry.user]));
    return Promise.all(userIds.map(async (userId) => [userId, stored.get(userId) ?? (await getUser(userId).catch(() => null))] as const));
  };

  return {
    getUser,
    getCurrentUser: async (userId) => {
      try {
        return await read(ownReads, userId, 0);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') throw new ApiError('SESSION_REQUIRED', { cause: error });
        throw error;
      }
    },
    findOwner: async (userIds, emailAddress) => {
      const wanted = emailAddress.toLowerCase();
      const owns = ({ emailAddresses }: User) =>
        emailAddresses.some((email) => email.verified && email.emailAddress.toLowerCase() === wanted);
      const known = await listKnown(userIds);
      return known.find(([, user]) => user !== null && owns(user))?.[0] ?? null;
    },
    listPublicUsers: async (userIds, viewer) =>
      new Map((await listKnown(userIds)).map(([userId, user]) => [userId, toPublicUser(userId, user, viewer)] as const)),
    lockAlive: async (transaction, userId) => {
      if (!(await repository.lockAlive(transaction, userId))) throw new ApiError('SESSION_REQUIRED');
    },
    listSharedRoles: repository.listSharedRoles,
  };
}
