import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { useTopUp } from '../../../shared/top-up/top-up-alert.tsx';
import { BillingFrame } from '../components/billing-frame.tsx';
import { PackagePurchaseForm } from '../components/package-purchase-form.tsx';

export interface PackagePurchaseModalProps extends ModalControls<Project> {
  projectId: string;
  /** Packages that are chosen to begin with. Default: as many as there are, at least one. */
  count?: number | undefined;
  /** Opens the deposit that brings so many cents to the balance. Default: the app's. */
  onTopUp?: ((missingCents: number) => void) | undefined;
  /** What counts as now. Default: the moment it opens. */
  now?: Date | undefined;
}

/** Buys packages, chooses those of the next period, or turns auto-renewal off; closes with the project as it is then. */
export function PackagePurchaseModal({ projectId, count, onTopUp, now, close }: PackagePurchaseModalProps) {
  const { t } = useTranslation('modals');
  const topUp = useTopUp(projectId);
  return (
    <BillingFrame projectId={projectId} title={t('packagePurchase.title')} onClose={() => close()}>
      {(project) => (
        <PackagePurchaseForm
          project={project}
          initialCount={count}
          now={now}
          onTopUp={onTopUp ?? topUp}
          onDone={close}
          onClose={() => close()}
        />
      )}
    </BillingFrame>
  );
}
