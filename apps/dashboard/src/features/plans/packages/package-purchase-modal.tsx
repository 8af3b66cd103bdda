import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { packageChange, packageCostCents, parsePackageCount } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { useId, useState, type CSSProperties, type SubmitEvent } from 'react';
import { usePackageTerms } from '../../../shared/catalogue.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useTopUp, type TopUp } from '../../../shared/top-up/top-up-alert.tsx';
import { BillingFrame } from '../billing-frame.tsx';
import { usePackageTexts } from '../plan-texts.ts';
import { useChangePackages } from '../plans.queries.ts';
import { packagesOf } from '../plans.rules.ts';
import { CurrentPackages, PendingPackages } from './current-packages.tsx';
import { PackageConsequence } from './package-consequence.tsx';
import styles from './package-purchase-modal.module.css';

export interface PackagePurchaseModalProps extends ModalControls<Project> {
  projectId: string;
  /** Initial number of packages. @default the current number, at least one */
  count?: number | undefined;
  /** Opens the deposit for a shortfall. @default the app's */
  onTopUp?: TopUp | undefined;
  /** Current time. @default when the modal opens */
  now?: Date | undefined;
}

/** Buys packages, schedules the next period's number, or turns off auto-renewal. Closes with the updated project. */
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

interface PackagePurchaseFormProps {
  project: Project;
  initialCount: number | undefined;
  now: Date | undefined;
  onTopUp: TopUp | undefined;
  onDone: (project: Project) => void;
  onClose: () => void;
}

function PackagePurchaseForm({ project, initialCount, now, onTopUp, onDone, onClose }: PackagePurchaseFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const texts = usePackageTexts();
  const formId = useId();
  const [openedAt] = useState(() => now ?? new Date());
  const packages = packagesOf(project);
  const [count, setCount] = useState(initialCount ?? Math.max(1, packages.packageCount));
  const { changePackages, pendingCount } = useChangePackages(project, onDone);
  const { priceCents, connections } = usePackageTerms();
  const change = packageChange({ ...packages, count, now: openedAt, priceCents });
  const mayChange = may(project.role, 'plan:change');
  const cancel = () => changePackages(packages.packageCount, 'keep');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (change.kind !== 'refused' && mayChange) changePackages(count, change.kind);
  };

  return (
    <ModalLayout
      title={t('modals:packagePurchase.title')}
      description={t('modals:packagePurchase.description', { connections })}
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
            {t(`modals:packagePurchase.submit.${change.kind === 'refused' ? 'none' : change.kind}`, {
              packages: texts.packages(count),
              price: format.money(packageCostCents(count, priceCents)),
            })}
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
          <PackageConsequence
            project={project}
            count={count}
            change={change}
            onTopUp={onTopUp && ((missingCents) => onTopUp(missingCents, { next: 'package-purchase', choice: String(count) }))}
          />
        </div>
      </form>
    </ModalLayout>
  );
}

interface PackageCountProps {
  value: number;
  onValueChange: (count: number) => void;
}

function PackageCount({ value, onValueChange }: PackageCountProps) {
  const { t, i18n } = useTranslation('modals');
  const format = useFormat();
  const texts = usePackageTexts();
  const { priceCents, countMax } = usePackageTerms();
  return (
    <div className={styles.count}>
      <NumberField
        label={t('packagePurchase.count')}
        labelNote={t('packagePurchase.each', { price: format.money(priceCents) })}
        description={t('packagePurchase.countHint', { max: countMax })}
        locale={i18n.language}
        value={value}
        onValueChange={(count) => onValueChange(parsePackageCount(count ?? 0))}
        incrementLabel={t('packagePurchase.more')}
        decrementLabel={t('packagePurchase.fewer')}
        min={0}
        max={countMax}
        emptyValue={0}
        size="lg"
        ref={focusOnMount}
      />
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': `${(value / countMax) * 100}%` } as CSSProperties}
        aria-label={t('packagePurchase.count')}
        aria-valuetext={texts.packages(value)}
        min={0}
        max={countMax}
        value={value}
        onChange={(event) => onValueChange(parsePackageCount(event.target.value))}
      />
      <p className={styles.connections}>
        <span className={styles.number}>{texts.connections(value)}</span>
      </p>
    </div>
  );
}
