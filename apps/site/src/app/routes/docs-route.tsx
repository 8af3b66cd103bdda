export { DocsPage as DocsRoute } from '../../features/docs/docs-page.tsx';
