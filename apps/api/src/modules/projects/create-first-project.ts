import { contract, type FirstProject } from '@onepoint/api-contract';
import { bindReferral } from '@onepoint/database';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { apiKeyEntry, noUsage, toApiKey } from '../api-keys/api-keys.mapping.ts';
import { usagePeriods } from '../api-keys/api-keys.repository.ts';
import { recipientOf } from '../invitations/invitations.repository.ts';
import { presentProject, projectEntry, toProject } from './projects.mapping.ts';

const firstName = 'Default';

/**
 * Gives a new user a project and an API key. Every repetition, even a concurrent one, returns them without the secret, which can't be shown again.
 */
export const createFirstProject = defineRoute(contract.createFirstProject, async ({ body, userId }, services) => {
  const { orm, users, projects, apiKeys, invitations, audit, now } = services;
  const user = await users.getCurrentUser(userId);
  const isInvited = (await invitations.listReceived(recipientOf(user), now())).length > 0;
  const created = await orm.transaction(async (transaction): Promise<FirstProject | null> => {
    // Creating a project and accepting an invitation take the same lock.
    await users.lockActive(transaction, userId);
    if (isInvited || (await projects.hasHad(transaction, userId))) return null;
    const project = await projects.create(transaction, { name: firstName, ownerId: userId });
    if (body.referralCode !== undefined) {
      await bindReferral(transaction, { code: body.referralCode, projectId: project.id, userId, now: now() });
    }
    await audit.add(transaction, projectEntry('project.create', userId, project));
    const { apiKey, secret } = await apiKeys.create(transaction, { projectId: project.id, name: firstName, secretShownTo: userId });
    await audit.add(transaction, apiKeyEntry('apiKey.create', userId, apiKey));
    const at = now();
    return { project: toProject(project, 'owner', [], at), apiKey: toApiKey({ apiKey, requestsToday: 0, usage: noUsage }, at), secret };
  });
  return created ?? (await findFirstProject(services, userId));
});

async function findFirstProject(services: Services, userId: string): Promise<FirstProject> {
  const { projects, apiKeys, now } = services;
  const own = (await projects.listOfUser(userId)).find(({ project }) => project.makerId === userId);
  if (own === undefined) return { project: null, apiKey: null, secret: null };
  const at = now();
  const apiKey = (await apiKeys.list(own.project.id, usagePeriods(at))).at(-1);
  return {
    project: await presentProject(services, own.project, own.role),
    apiKey: apiKey === undefined ? null : toApiKey(apiKey, at),
    secret: null,
  };
}
