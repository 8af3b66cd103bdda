import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../services.ts';
import type { TokenCaller } from './tokens.repository.ts';

/**
 * Services for a request with an API token. Roles are those of the token. A token that was revoked while the request waited is rejected under the
 * project's lock. Audit log entries contain the token. Changes by project tokens have no actor.
 */
export function actWithToken(services: Services, token: TokenCaller): Services {
  const { projects, audit, tokens, now } = services;
  return {
    ...services,
    projects: {
      ...projects,
      findRole: async (projectId, userId, executor) => {
        if (executor !== undefined && !(await tokens.isLive(executor, token.id, now()))) throw new ApiError('TOKEN_REVOKED');
        return token.kind === 'project'
          ? tokens.findRoleOfProjectToken(token, projectId, executor)
          : projects.findRole(projectId, userId, executor);
      },
    },
    audit: {
      ...audit,
      add: (transaction, ...entries) =>
        audit.add(
          transaction,
          ...entries.map((entry) => ({
            ...entry,
            actorId: token.kind === 'project' ? null : entry.actorId,
            token: { id: token.id, name: token.name },
          })),
        ),
    },
  };
}
