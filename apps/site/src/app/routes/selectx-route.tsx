export { SelectxPage as SelectxRoute } from '../../features/draft/selectx-page.tsx';
