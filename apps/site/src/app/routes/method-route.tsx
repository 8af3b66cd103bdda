export { MethodPage as MethodRoute } from '../../features/docs/method-page.tsx';
