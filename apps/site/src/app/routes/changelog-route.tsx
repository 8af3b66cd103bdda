export { ChangelogPage as ChangelogRoute } from '../../features/changelog/changelog-page.tsx';
