import { createApiKey } from './create-api-key/route.ts';
import { deleteApiKey } from './delete-api-key/route.ts';
import { getApiKey } from './get-api-key/route.ts';
import { listApiKeys } from './list-api-keys/route.ts';
import { rotateApiKey } from './rotate-api-key/route.ts';
import { updateApiKey } from './update-api-key/route.ts';

export const apiKeyRoutes = [listApiKeys, createApiKey, getApiKey, updateApiKey, rotateApiKey, deleteApiKey];
