export { ReferralsPage as ReferralsRoute } from '../../features/referrals/referrals-page.tsx';
