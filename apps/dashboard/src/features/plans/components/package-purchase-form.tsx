import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { connectionsPerPackage, packageChange, packageCostCents, type PackageChange } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState, type SubmitEvent } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { packagesOf } from '../data/billing-of.ts';
import { useChangePackages } from '../hooks/use-change-packages.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';
import { CurrentPackages } from './current-packages.tsx';
import { PackageConsequence } from './package-consequence.tsx';
import { PackageCount } from './package-count.tsx';
import { PendingPackages } from './pending-packages.tsx';
import styles from './package-purchase-form.module.css';

export interface PackagePurchaseFormProps {
  project: Project;
  /** Packages that are chosen to begin with. */
  initialCount?: number | undefined;
  now?: Date | undefined;
  onTopUp?: ((missingCents: number) => void) | undefined;
  /** Gets the project as it is after the change. */
  onDone: (project: Project) => void;
  onClose: () => void;
}

/** The number of packages, what it does, and the button that does it. */
export function PackagePurchaseForm({ project, initialCount, now, onTopUp, onDone, onClose }: PackagePurchaseFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const [openedAt] = useState(() => now ?? new Date());
  const packages = packagesOf(project);
  const [count, setCount] = useState(initialCount ?? Math.max(1, packages.packageCount));
  const { changePackages, pendingCount } = useChangePackages(project, onDone);
  const submitLabel = useSubmitLabel();
  const change = packageChange({ ...packages, count, now: openedAt });
  const mayChange = may(project.role, 'plan:change');
  const cancel = () => changePackages(packages.packageCount, 'keep');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (change.kind !== 'refused' && mayChange) changePackages(count, change.kind);
  };

  return (
    <ModalLayout
      title={t('modals:packagePurchase.title')}
      description={t('modals:packagePurchase.description', { connections: connectionsPerPackage })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={pendingCount !== null && pendingCount === count}
            disabled={change.kind === 'refused' || !mayChange}
          >
            {submitLabel(change, count)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <PendingPackages
          packages={packages}
          onCancel={mayChange ? cancel : undefined}
          canceling={pendingCount !== null && pendingCount === packages.packageCount}
        />
        <p className={styles.current}>
          <CurrentPackages packages={packages} />
        </p>
        {mayChange ? null : <Alert title={t('modals:billing.forbidden')} />}
        <div className={styles.columns}>
          <PackageCount value={count} onValueChange={setCount} />
          <PackageConsequence project={project} count={count} change={change} onTopUp={onTopUp} />
        </div>
      </form>
    </ModalLayout>
  );
}

function useSubmitLabel(): (change: PackageChange, count: number) => string {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  return ({ kind }, count) =>
    t(`packagePurchase.submit.${kind === 'refused' ? 'none' : kind}`, {
      packages: words.packages(count),
      price: format.money(packageCostCents(count)),
    });
}
