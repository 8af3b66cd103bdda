import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useIsSlow } from './use-is-slow.ts';

/** After this long, the page says that it is still waiting. */
const slowAfterMs = 10_000;

/** Placeholder of something that is loading. Says so if that takes long. */
export function Loading({ lines = 1 }: { readonly lines?: number }): ReactNode {
  const { t } = useTranslation('provider');
  const isSlow = useIsSlow(true, slowAfterMs);
  return isSlow ? <p role="status">{t('waiting.loading')}</p> : <Skeleton lines={lines} />;
}
