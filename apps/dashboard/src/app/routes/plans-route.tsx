import { useSession } from '@onepoint/auth/react';
import { PlansPage } from '../../features/plans/plans-page.tsx';

export function Component() {
  const emails = useSession().user?.emailAddresses ?? [];
  const email = emails.find(({ primary }) => primary) ?? emails[0];
  return <PlansPage email={email?.emailAddress} />;
}
