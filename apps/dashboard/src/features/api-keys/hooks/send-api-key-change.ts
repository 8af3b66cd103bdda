// Apart from its hook: what a change must look like is checked by code that the list of keys is shown without.
export { updateApiKey as sendApiKeyChange } from '@onepoint/api-client';
