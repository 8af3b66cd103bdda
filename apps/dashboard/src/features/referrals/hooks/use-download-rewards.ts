import { saveFile } from '@onepoint/charts/save-file';
import { useTranslation } from '@onepoint/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { listAllRewards } from '../data/list-all-rewards.ts';
import { rewardsCsv } from '../data/rewards-csv.ts';

/** Gives all rewards of a project as a CSV file, not only those on screen. */
export function useDownloadRewards(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => listAllRewards(client, projectId),
    onSuccess: (rewards) => {
      const texts = t('referrals.csv', { returnObjects: true });
      saveFile(new Blob([rewardsCsv(rewards, texts)], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('referrals.csv.failed'), error),
  });
}
