export { PosPage as PosRoute } from '../../features/pos/pos-page.tsx';
