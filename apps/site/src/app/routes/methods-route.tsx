export { MethodsPage as MethodsRoute } from '../../features/docs/methods-page.tsx';
