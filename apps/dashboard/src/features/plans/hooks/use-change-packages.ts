import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageId, type PackageChange } from '@onepoint/plans-domain';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { usePackageWords } from './use-package-words.ts';
import { useUpdateBilling } from './use-update-billing.ts';

/** What may be carried out. */
export type PossiblePackageChange = Exclude<PackageChange, { readonly kind: 'refused' }>;

/**
 * Buys packages, or chooses those of the next period, and says what came of it.
 *
 * @param onDone gets the project as the API has it then; not called for what takes a pending change back
 */
export function useChangePackages(project: Project, onDone?: (project: Project) => void) {
  const { t } = useTranslation(['modals', 'common']);
  const words = usePackageWords();
  const notifyError = useNotifyError();
  const { update, isPending, changes } = useUpdateBilling(project);
  const changePackages = (count: number, kind: PossiblePackageChange['kind']): void =>
    update(
      { nextGeyserUsageCommitment: packageId, nextGeyserUsageCommitmentMultiplier: count },
      {
        onSuccess: (updated) => {
          notify('success', { title: t(`modals:packagePurchase.done.${kind}`, { packages: words.packages(count) }) });
          if (kind !== 'keep') onDone?.(updated);
        },
        onError: (error) => notifyError(t('common:errors.request'), error),
      },
    );
  return { changePackages, pendingCount: isPending ? (changes?.nextGeyserUsageCommitmentMultiplier ?? null) : null };
}
