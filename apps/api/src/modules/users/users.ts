import type { PublicUser, User } from '@onepoint/api-contract';
import { UserDirectoryError, type UserDirectory } from '@onepoint/auth/server';
import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { toPublicUser, type Viewer } from './public-user.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';

/** Maximum age of a stored profile that is shown to other users without a refresh. */
const freshMs = 120_000;

interface CreateUsersParameters {
  repository: UsersRepository;
  directory: UserDirectory;
  now: () => Date;
}

export interface Users {
  /**
   * A user's profile, at most two minutes old, or older while the identity service is unreachable.
   *
   * @throws {ApiError} USER_NOT_FOUND, or UNAVAILABLE when the service is unreachable and nothing is stored
   */
  getUser: (userId: string) => Promise<User>;
  /**
   * The profile of the signed-in user. Always read from the identity service, so that users see their changes immediately, or from the database while
   * the service is unreachable. A token can outlive a deleted account by up to a minute.
   *
   * @throws {ApiError} SESSION_REQUIRED, UNAVAILABLE
   */
  getCurrentUser: (userId: string) => Promise<User>;
  /** Which of the given users has verified an email address; null if none. Looks up no other users. */
  findOwner: (userIds: readonly string[], emailAddress: string) => Promise<string | null>;
  /** By id, as shown to the viewer. Users who cannot be looked up are shown by their id. */
  listPublicUsers: (userIds: readonly string[], viewer: Viewer) => Promise<ReadonlyMap<string, PublicUser>>;
  listSharedRoles: (userId: string, otherUserId: string) => Promise<readonly string[]>;
  /**
   * Makes a deletion of the account wait for this transaction. Call it wherever a user becomes a member, because a session token can outlive a
   * deleted account.
   *
   * @throws {ApiError} SESSION_REQUIRED when the account is deleted
   */
  lockActive: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Users, stored in the database and refreshed from the identity service. Concurrent reads of one user share a request. */
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

  // Shares the database read too: a caller that read before the row was stored would request the user again.
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

  /** Stored users can have any age. Others are requested from the identity service; null if that fails. */
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
    lockActive: async (transaction, userId) => {
      if (!(await repository.lockActive(transaction, userId))) throw new ApiError('SESSION_REQUIRED');
    },
    listSharedRoles: repository.listSharedRoles,
  };
}
