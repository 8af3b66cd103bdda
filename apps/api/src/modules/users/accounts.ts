import type { User } from '@onepoint/api-contract';
import { UserDirectoryError, type IdentityEvent, type UserDirectory } from '@onepoint/auth/server';
import type { Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { leaveAsDeleted } from './leave-as-deleted.ts';
import { recordSignIn } from './record-sign-in.ts';
import { createUsersRepository } from './users.repository.ts';

const hourMs = 3_600_000;

/** Interval for checking with the identity service whether a member still exists. */
const checkEveryMs = 6 * hourMs;

/** After this long unknown to the identity service, a user counts as deleted even without an event. */
const missingMs = 24 * hourMs;

const sweepMax = 25;

interface CreateAccountsParameters {
  orm: Orm;
  directory: UserDirectory;
  services: Pick<Services, 'users' | 'projects' | 'members' | 'invitations' | 'apiKeys' | 'tokens' | 'audit' | 'now'>;
}

type EventOutcome = 'deleted' | 'refreshed' | 'recorded' | 'ignored';

export interface Accounts {
  /**
   * Handles an event from the identity service. For accounts, only the user id is used and the state is requested from the service, so events can
   * arrive twice, late, or out of order. A new session is recorded once per browser.
   *
   * @throws {ApiError} UNAVAILABLE if the service is unreachable and must send the event again
   */
  handleEvent: (event: IdentityEvent) => Promise<EventOutcome>;
  /**
   * Finishes deletions that failed halfway, and finds deleted accounts whose event was lost.
   *
   * @returns the number of deleted accounts
   */
  sweep: () => Promise<number>;
}

/** Applies changes and deletions of accounts at the identity service (ADR 0041). */
export function createAccounts({ orm, directory, services }: CreateAccountsParameters): Accounts {
  const { audit, now } = services;
  const accounts = createAccountsRepository(orm);
  const repository = createUsersRepository(orm);

  /** Each project has its own transaction. If one fails, the others still complete, and the sweep retries before anything is erased. */
  const deleteAccount = async (userId: string): Promise<void> => {
    const account = await accounts.markDeleted(userId, now());
    if (account === null) return;
    await forEach(await accounts.listProjectIds(userId), (projectId) =>
      leaveAsDeleted({ orm, accounts, services }, { projectId, userId, account }),
    );
    await orm.transaction(async (transaction) => {
      const at = now();
      const waiting = await accounts.erase(transaction, userId, at);
      const entries = waiting.map(({ id, projectId, role }) => ({
        projectId,
        action: 'invitation.revoke',
        actorId: null,
        subject: { type: 'invitation', id, name: '' },
        changes: [{ field: 'role', before: role, after: null }],
      }));
      await audit.add(transaction, ...entries);
    });
  };

  const findInDirectory = (userId: string): Promise<User | null> =>
    directory.getUser(userId).catch((error: unknown) => {
      if (error instanceof UserDirectoryError && error.code === 'USER_NOT_FOUND') return null;
      throw error;
    });

  /**
   * Checks members who have not been checked for a while. If the service knows none of them, the configuration may point to the wrong service, so no
   * account is deleted.
   */
  const listDeletedAccounts = async (): Promise<string[]> => {
    const startedAt = now().getTime();
    const deleted: string[] = [];
    let isOurs = false;
    for (const userId of await accounts.listToCheck(new Date(startedAt - checkEveryMs), sweepMax)) {
      const user = await findInDirectory(userId);
      if (user === null) {
        const missingSince = await accounts.markMissing(userId, now());
        if (startedAt - missingSince.getTime() >= missingMs) deleted.push(userId);
      } else {
        isOurs = true;
        await repository.save(user, now());
        await accounts.markFound(userId);
      }
    }
    if (deleted.length === 0 || isOurs) return deleted;
    const lastSeen = await accounts.findLastSeen();
    return lastSeen !== null && (await findInDirectory(lastSeen)) !== null ? deleted : [];
  };

  return {
    handleEvent: async ({ type, userId, signIn }) => {
      if (userId !== null && signIn !== null) {
        await recordSignIn(orm, userId, signIn, now());
        return 'recorded';
      }
      if (userId === null || (type !== 'user.deleted' && type !== 'user.updated')) return 'ignored';
      try {
        const user = await findInDirectory(userId);
        if (type === 'user.deleted') {
          if (user !== null) return 'ignored';
          await deleteAccount(userId);
          return 'deleted';
        }
        // The API does not store users that it has never seen.
        if (user === null || (await repository.find(userId)) === null) return 'ignored';
        await repository.save(user, now());
        return 'refreshed';
      } catch (error) {
        if (error instanceof UserDirectoryError) throw new ApiError('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
        throw error;
      }
    },

    sweep: async () => {
      const unfinished = await accounts.listUnfinished(sweepMax);
      await forEach(unfinished, deleteAccount);
      const deleted = await listDeletedAccounts();
      await forEach(deleted, deleteAccount);
      return unfinished.length + deleted.length;
    },
  };
}

/** Continues after a failure, and throws the failures at the end. */
async function forEach(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`, { cause: errors[0] });
}

const tickMs = 60_000;

interface AccountClockParameters {
  accounts: Pick<Accounts, 'sweep'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Sweeps every minute.
 *
 * @returns stops the clock
 */
export function startAccountClock({ accounts, log }: AccountClockParameters): () => Promise<void> {
  return startClock({
    task: 'accounts',
    tickMs,
    tick: async () => {
      const deleted = await accounts.sweep();
      if (deleted > 0) log.info({ deleted }, 'deleted accounts followed');
    },
    onError: (error) => log.error({ err: error }, 'deleted accounts not followed'),
  });
}
