import { deleteWebhook } from './delete-webhook/route.ts';
import { getWebhook } from './get-webhook/route.ts';
import { setWebhook } from './set-webhook/route.ts';
import { testWebhook } from './test-webhook/route.ts';

export const webhookRoutes = [getWebhook, setWebhook, deleteWebhook, testWebhook];
