import { listEmailPreferencesQueryKey, listEmailPreferencesQueryOptions, updateEmailPreferences } from '@onepoint/api-client';
import {
  isOptionalEmailType,
  listProjectEmailTypes,
  type EmailPreference,
  type OptionalEmailType,
  type Project,
} from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Switch } from '@onepoint/ui-kit/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import styles from './emails-card.module.css';

/** Each switch saves immediately. */
export function EmailsCard({ project }: { project: Pick<Project, 'id' | 'role'> }) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const query = useQuery(listEmailPreferencesQueryOptions(client, { projectId: project.id }));
  return (
    <SectionCard id="email-notifications" title={t('settings.emails.title')} description={t('settings.emails.description')}>
      {query.isPending ? <PreferencesSkeleton role={project.role} /> : null}
      {query.isError && !query.data ? (
        <QueryError
          title={t('settings.emails.failed.load')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.data ? <Preferences projectId={project.id} preferences={query.data} /> : null}
    </SectionCard>
  );
}

/** As high as the switches, so that the cards below don't move when they have loaded. */
function PreferencesSkeleton({ role }: Pick<Project, 'role'>) {
  return (
    <div className={styles.list}>
      {listProjectEmailTypes(role).map((type) => (
        <Skeleton key={type} lines={2} />
      ))}
    </div>
  );
}

function Preferences({ projectId, preferences }: { projectId: string; preferences: readonly EmailPreference[] }) {
  const { t } = useTranslation('dashboard');
  const save = useSavePreference(projectId);
  if (preferences.length === 0) return <p className={styles.note}>{t('settings.emails.none')}</p>;
  return (
    <ul className={styles.list}>
      {preferences.map(({ type, isEnabled, isEssential }) => (
        <li key={type}>
          <Switch
            label={t(`settings.emails.types.${type}.label`)}
            description={
              <>
                {t(`settings.emails.types.${type}.description`)} {isEssential ? <strong>{t('settings.emails.always')}</strong> : null}
              </>
            }
            checked={isEnabled}
            disabled={isEssential}
            onCheckedChange={(checked) => isOptionalEmailType(type) && save.mutate({ type, isEnabled: checked })}
          />
        </li>
      ))}
    </ul>
  );
}

interface PreferenceChange {
  type: OptionalEmailType;
  isEnabled: boolean;
}

/** Saves a switch optimistically. Reverts it on failure. */
function useSavePreference(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const queryKey = listEmailPreferencesQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ type, isEnabled }: PreferenceChange) => updateEmailPreferences(client, { projectId, [type]: isEnabled }),
    onMutate: async ({ type, isEnabled }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<EmailPreference[]>(queryKey, (preferences) =>
        preferences?.map((preference) => (preference.type === type ? { ...preference, isEnabled } : preference)),
      );
    },
    onError: (error) => notifyError(t('settings.emails.failed.save'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
