import { useTranslation } from '@onepoint/i18n';
import { pendingPackageChange, type PackageState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';

export interface PendingPackagesProps {
  packages: PackageState;
  /** Takes the change back. Left out where the reader's role may not. */
  onCancel?: (() => void) | undefined;
  canceling: boolean;
}

/** Says how many packages come next and when, while that is another number than now, and offers to cancel. Else nothing. */
export function PendingPackages({ packages, onCancel, canceling }: PendingPackagesProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  const pending = pendingPackageChange(packages);
  if (!pending?.effectiveAt) return null;
  const date = format.date(pending.effectiveAt.toISOString());
  const kept = words.packages(packages.packageCount);
  return (
    <Alert
      title={
        pending.count === 0
          ? t('packagePurchase.pending.titleOff')
          : t('packagePurchase.pending.title', { packages: words.packages(pending.count), date })
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
