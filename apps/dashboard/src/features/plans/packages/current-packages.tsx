import { useTranslation } from '@onepoint/i18n';
import { isAutoRenewed, pendingPackageChange, type PackageState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePackageTexts } from '../plan-texts.ts';

export function CurrentPackages({ packages }: { packages: PackageState }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const texts = usePackageTexts();
  const { packageCount, packageEndsAt } = packages;
  if (packageCount === 0) return t('packagePurchase.now.none');
  const values = { packages: texts.packages(packageCount) };
  if (packageEndsAt === null) return t('packagePurchase.now.open', values);
  const state = isAutoRenewed(packages) ? 'renews' : 'ends';
  return t(`packagePurchase.now.${state}`, { ...values, date: format.date(packageEndsAt.toISOString()) });
}

interface PendingPackagesProps {
  packages: PackageState;
  /** Cancels the pending change. Undefined if the role doesn't allow it. */
  onCancel?: (() => void) | undefined;
  canceling: boolean;
}

/** Announces a pending change of the number of packages, with a button to cancel it. Renders nothing if there is none. */
export function PendingPackages({ packages, onCancel, canceling }: PendingPackagesProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const texts = usePackageTexts();
  const pending = pendingPackageChange(packages);
  if (!pending?.effectiveAt) return null;
  const date = format.date(pending.effectiveAt.toISOString());
  const kept = texts.packages(packages.packageCount);
  return (
    <Alert
      title={
        pending.count === 0
          ? t('packagePurchase.pending.titleOff')
          : t('packagePurchase.pending.title', { packages: texts.packages(pending.count), date })
      }
      action={
        onCancel ? (
          <Button size="sm" onClick={onCancel} loading={canceling}>
            {t('packagePurchase.pending.cancel', { packages: kept })}
          </Button>
        ) : undefined
      }
    >
      {t('packagePurchase.pending.text', { date, packages: kept })}
    </Alert>
  );
}
