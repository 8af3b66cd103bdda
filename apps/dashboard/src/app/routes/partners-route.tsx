import { PartnersPage } from '../../features/referrals/partners-page.tsx';
import { referralLink } from '../referral-link.ts';

export function Component() {
  return <PartnersPage linkOf={referralLink} />;
}
