import {
  contract,
  emailTypes,
  isOptionalEmailType,
  listProjectEmailTypes,
  optionalEmailTypes,
  type EmailPreference,
  type Unsubscribed,
} from '@onepoint/api-contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';

interface ListPreferencesParameters {
  projectId: string;
  userId: string;
  role: string;
}

/** Only the types available to the role. */
async function listPreferences({ emails }: Services, { projectId, userId, role }: ListPreferencesParameters): Promise<EmailPreference[]> {
  const optOuts = await emails.repository.listOptOuts(projectId, userId);
  return listProjectEmailTypes(role).map((type) => ({
    type,
    isEnabled: !optOuts.includes(type),
    isEssential: emailTypes[type].isEssential,
  }));
}

export const listEmailPreferences = defineRoute(contract.listEmailPreferences, ({ params: { projectId }, userId, role }, services) =>
  listPreferences(services, { projectId, userId, role }),
);

export const updateEmailPreferences = defineRoute(
  contract.updateEmailPreferences,
  async ({ params: { projectId }, body, userId, role }, services) => {
    await services.orm.transaction(async (transaction) => {
      for (const type of optionalEmailTypes) {
        const isEnabled = body[type];
        if (isEnabled !== undefined) await services.emails.repository.setEnabled(transaction, { projectId, userId, type, isEnabled });
      }
    });
    return listPreferences(services, { projectId, userId, role });
  },
);

/** @throws {ApiError} EMAIL_LINK_INVALID */
async function unsubscribeWith(
  { orm, emails, projects }: Pick<Services, 'orm' | 'emails' | 'projects'>,
  token: string,
): Promise<Unsubscribed> {
  const subscription = emails.links.readUnsubscribe(token);
  if (subscription === null || !isOptionalEmailType(subscription.type)) throw new ApiError('EMAIL_LINK_INVALID');
  const { projectId, userId, type } = subscription;
  const project = await projects.find(projectId);
  if (project === null) throw new ApiError('EMAIL_LINK_INVALID');
  await emails.repository.setEnabled(orm, { projectId, userId, type, isEnabled: false });
  return { type, project: { id: project.id, name: project.name } };
}

export const unsubscribe = defineRoute(contract.unsubscribe, ({ body: { token } }, services) => unsubscribeWith(services, token));

/**
 * `POST /unsubscribe?token=`: the one-click request of mail clients (RFC 8058), with a form as its body. Not in the contract, because only mail
 * clients call it.
 */
export async function registerOneClickUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (oneClick) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
    oneClick.post<{ Querystring: { token?: string } }>('/unsubscribe', async ({ query: { token = '' } }) => {
      await unsubscribeWith(services, token);
      return { status: 'unsubscribed' };
    });
  });
}

export const emailRoutes = [listEmailPreferences, updateEmailPreferences, unsubscribe];
