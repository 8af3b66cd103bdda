export { StatusPage as StatusRoute } from '../../features/status/status-page.tsx';
