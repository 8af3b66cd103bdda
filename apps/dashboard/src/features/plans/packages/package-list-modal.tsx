import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { Plan } from '@onepoint/plans-domain';
import { usePlanCatalogue } from '../../../shared/catalogue.ts';
import { BillingFrame } from '../billing-frame.tsx';
import { openPackagePurchase } from '../orders.modals.ts';
import { additionalPlans, packagesOf } from '../plans.rules.ts';
import { PackageCard } from './package-card.tsx';
import styles from './package-list-modal.module.css';

interface PackageListModalProps extends ModalControls {
  projectId: string;
  /** @default the catalogue's additional plans */
  plans?: readonly Plan[];
  /** @default replaces this modal with the purchase */
  onChoose?: ((projectId: string) => void) | undefined;
}

export function PackageListModal({ projectId, plans: given, onChoose = openPackagePurchase, close }: PackageListModalProps) {
  const { t } = useTranslation('modals');
  const catalogue = usePlanCatalogue();
  const plans = given ?? additionalPlans(catalogue);
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
