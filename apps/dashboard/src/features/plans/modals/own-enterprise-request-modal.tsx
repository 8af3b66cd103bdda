import { useSession } from '@onepoint/auth/react';
import type { ModalControls } from '@onepoint/modal-stack';
import { EnterpriseRequestModal } from './enterprise-request-modal.tsx';

/**
 * The form for the Enterprise plan, of whoever is signed in: wherever it is opened from, a click or an address, it starts with their address and
 * with what they had filled in.
 */
export function OwnEnterpriseRequestModal({ close }: ModalControls<'sent'>) {
  const emails = useSession().user?.emailAddresses ?? [];
  const email = emails.find(({ primary }) => primary) ?? emails[0];
  return <EnterpriseRequestModal email={email?.emailAddress} close={close} />;
}
