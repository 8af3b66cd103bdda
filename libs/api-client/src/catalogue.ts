import * as calls from '@onepoint/api-contract/calls/catalogue';
import { createCall, createQueryOptions } from './client/create-call.ts';

export const getCatalogue = createCall(calls.getCatalogue);
export const getCatalogueQueryOptions = createQueryOptions(calls.getCatalogue);
