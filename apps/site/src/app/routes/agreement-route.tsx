export { AgreementPage as AgreementRoute } from '../../features/agreement/agreement-page.tsx';
