export { createStoryApiClient, storyApiUrl, type StoryApi } from './story-api-client.ts';
export { setStoryLanguage, storyI18n } from './story-i18n.ts';
export { enterStoryWallets, loadStoryTexts, withStoryTexts } from './story-setup.tsx';
export { announceStoryWallets } from './story-wallets.ts';
