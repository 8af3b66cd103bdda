import { readIdentityEvent } from '@onepoint/auth/server';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { Accounts } from './accounts.ts';

interface IdentityEventsParameters {
  accounts: Pick<Accounts, 'handleEvent'>;
  signingSecret: string;
}

/** `POST /webhooks/clerk`: signed events from the identity service about accounts and sessions. */
export async function registerIdentityEvents(app: FastifyInstance, { accounts, signingSecret }: IdentityEventsParameters): Promise<void> {
  await app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
    webhooks.post('/webhooks/clerk', async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const event = await readIdentityEvent({ headers: request.headers, body, signingSecret });
      if (event === null) {
        const issue = { in: 'headers', path: ['svix-signature'], rule: 'signature', message: 'Must be a fresh signature of the body' };
        throw new ApiError('VALIDATION_FAILED', { details: { issues: [issue] } });
      }
      const outcome = await accounts.handleEvent(event);
      request.log.info({ event: event.type, userId: event.userId, outcome }, 'identity event');
      return { status: outcome };
    });
  });
}
