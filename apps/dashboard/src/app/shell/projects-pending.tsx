import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';

export interface ProjectsPendingProps {
  /** Null while the projects are loading. */
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of a project's screen while it is not known which project that is. */
export function ProjectsPending({ error, onRetry, retrying }: ProjectsPendingProps) {
  const { t } = useTranslation('dashboard');
  if (error !== null)
    return <QueryError headingLevel={1} title={t('projects.failed.load')} error={error} onRetry={onRetry} retrying={retrying} />;
  return (
    <>
      <PageHeader title={undefined} headline={undefined} />
      <Card aria-busy>
        <Skeleton lines={5} />
      </Card>
    </>
  );
}
