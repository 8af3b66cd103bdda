import { loadApiKeyModals } from './load-api-key-modals.ts';
import { useRevealApiKey } from './use-reveal-api-key.ts';

/** Opens the modal that creates a key, then the one that shows its secret. */
export function useOpenCreateApiKey(projectId: string): () => Promise<void> {
  const reveal = useRevealApiKey();
  return async () => {
    const apiKeyModals = await loadApiKeyModals();
    // A secret is never left waiting for code.
    apiKeyModals.preload('reveal-api-key');
    const created = await apiKeyModals.open('create-api-key', { projectId });
    if (created) await reveal(created);
  };
}
