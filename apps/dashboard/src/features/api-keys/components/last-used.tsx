import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';

export interface LastUsedProps {
  /** Null for a key that was never used. */
  at: string | null;
}

/** When a key was last used, in words; the exact moment on hover. */
export function LastUsed({ at }: LastUsedProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  if (at === null) return t('apiKeys.neverUsed');
  return (
    <time dateTime={at} title={format.date(at, { style: 'dateTime' })}>
      {format.relative(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}
