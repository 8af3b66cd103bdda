import { may, type ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { useProject } from '../../../shared/projects/project-context.ts';
import { LimitsCard } from './limits-card.tsx';
import { AllowListsCard } from './allow-lists-card.tsx';
import { SimulatorCard } from './simulator-card.tsx';
import { useAllowListsDraft } from './key-drafts.ts';

export function KeyRules({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('dashboard');
  const readOnly = !may(useProject().role, 'apiKey:manage');
  const draft = useAllowListsDraft(apiKey.id, apiKey.allowLists);
  return (
    <>
      {readOnly ? <Alert title={t('apiKeys.rulesReadOnly')} /> : null}
      <LimitsCard apiKey={apiKey} readOnly={readOnly} />
      <AllowListsCard apiKey={apiKey} draft={draft} readOnly={readOnly} />
      <SimulatorCard lists={draft.lists} isSaved={draft.changed.length === 0} />
    </>
  );
}
