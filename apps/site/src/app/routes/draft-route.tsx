export { DraftsPage as DraftRoute } from '../../features/draft/drafts-page.tsx';
