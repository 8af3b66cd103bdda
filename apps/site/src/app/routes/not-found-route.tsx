export { NotFound as NotFoundRoute } from '../../features/shell/not-found.tsx';
