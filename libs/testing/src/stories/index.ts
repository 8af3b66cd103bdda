export { createStoryApiClient, storyApiUrl, type StoryApi } from './story-api-client.ts';
export { announceStoryWallets, enterStoryWallets, loadStoryTexts, setStoryLanguage, storyI18n, withStoryTexts } from './story-setup.tsx';
