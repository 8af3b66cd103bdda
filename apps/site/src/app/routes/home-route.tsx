export { HomePage as HomeRoute } from '../../features/home/home-page.tsx';
