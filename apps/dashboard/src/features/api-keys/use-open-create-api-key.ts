export { useOpenCreateApiKey } from './hooks/use-open-create-api-key.ts';
