import { ReferralsPage } from '../../features/referrals/referrals-page.tsx';
import { referralLink } from '../referral-link.ts';

export function Component() {
  return <ReferralsPage linkOf={referralLink} />;
}
