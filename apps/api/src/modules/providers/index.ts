import { createProvider } from './create-provider/route.ts';
import { deleteProvider } from './delete-provider/route.ts';
import { listProviderRewards } from './list-provider-rewards/route.ts';
import { listProviders } from './list-providers/route.ts';
import { updateProvider } from './update-provider/route.ts';

export const providerRoutes = [listProviders, createProvider, updateProvider, deleteProvider, listProviderRewards];
