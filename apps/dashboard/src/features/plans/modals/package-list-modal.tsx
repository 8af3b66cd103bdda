import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { Plan } from '@onepoint/plans-domain';
import { BillingFrame } from '../components/billing-frame.tsx';
import { PackageCard } from '../components/package-card.tsx';
import { additionalPlans } from '../data/additional-plans.ts';
import { packagesOf } from '../data/billing-of.ts';
import { openPackagePurchase } from '../open-package-purchase.ts';
import styles from './package-list-modal.module.css';

export interface PackageListModalProps extends ModalControls {
  projectId: string;
  /** What is on offer. Default: the catalogue's. */
  plans?: readonly Plan[];
  /** Opens the purchase, in this modal's place. */
  onChoose?: ((projectId: string) => void) | undefined;
}

/** What is bought beside a plan, and what of it the project has. */
export function PackageListModal({ projectId, plans = additionalPlans, onChoose = openPackagePurchase, close }: PackageListModalProps) {
  const { t } = useTranslation('modals');
  return (
    <BillingFrame projectId={projectId} title={t('packageList.title')} onClose={() => close()}>
      {(project) => (
        <ModalLayout title={t('packageList.title')} description={t('packageList.description')} onClose={() => close()}>
          {plans.length === 0 ? (
            <p className={styles.none}>{t('packageList.none')}</p>
          ) : (
            <ul className={styles.list}>
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PackageCard
                    plan={plan}
                    packages={packagesOf(project)}
                    disabled={!may(project.role, 'plan:change')}
                    onChoose={() => onChoose(projectId)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ModalLayout>
      )}
    </BillingFrame>
  );
}
