import type { User } from '@onepoint/api-contract';
import { UserDirectoryError, type UserDirectory } from '@onepoint/auth/server';

export interface FakeDirectory extends UserDirectory {
  users: Map<string, User>;
  /** Makes every look-up of these users fail, as when the identity service is out of reach. */
  unreachable: Set<string>;
  /** Ids in the order of look-ups. */
  lookups: string[];
}

/** An identity service in memory. */
export function createFakeDirectory(): FakeDirectory {
  const users = new Map<string, User>();
  const unreachable = new Set<string>();
  const lookups: string[] = [];
  return {
    users,
    unreachable,
    lookups,
    getUser: async (userId) => {
      lookups.push(userId);
      if (unreachable.has(userId)) throw new UserDirectoryError('DIRECTORY_UNAVAILABLE');
      const user = users.get(userId);
      if (user === undefined) throw new UserDirectoryError('USER_NOT_FOUND');
      return structuredClone(user);
    },
  };
}
