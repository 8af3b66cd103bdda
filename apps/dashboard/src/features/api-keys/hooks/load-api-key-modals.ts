/** The modals of this feature, fetched when the first is wanted: the list is shown without any. */
export const loadApiKeyModals = async () => (await import('../api-keys.modals.ts')).apiKeyModals;
