import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useCopy } from '@onepoint/ui-kit/use-copy';
import { Download, Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLabNavigation } from '../../../lab/lab-navigation.ts';
import type { LabRecord } from '../../../log/lab-record.ts';
import { formatSharedLog, sharedRecordsMax } from '../../../log/shared-log.ts';
import { downloadText } from '../../../shared/download-text.ts';
import { formatJson } from '../../../shared/format-json.ts';
import { sharedLogPrefix } from '../hooks/use-shared-log.ts';

export interface LogActionsProps {
  readonly records: readonly LabRecord[];
  /** Absent for a log that is not this page's. */
  readonly onClear: (() => void) | undefined;
}

/** Takes the shown records along as a file or as a link; empties the log. */
export function LogActions({ records, onClear }: LogActionsProps): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { hrefTo } = useLabNavigation();
  const { state, copy } = useCopy();
  const [isWriting, setIsWriting] = useState(false);
  if (records.length === 0 && onClear === undefined) return null;
  const handleShare = async (): Promise<void> => {
    setIsWriting(true);
    await copy(`${location.origin}${hrefTo({ section: 'log' })}${sharedLogPrefix}${await formatSharedLog(records)}`);
    setIsWriting(false);
  };
  const message = { idle: '', copied: t('common:actions.copied'), failed: t('common:states.copyFailed') }[state];
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download strokeWidth={1.5} />}
        disabled={records.length === 0}
        onClick={() => downloadText('wallet-log.json', formatJson(records), 'application/json')}
      >
        {t('log.export')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Link2 strokeWidth={1.5} />}
        disabled={records.length === 0}
        loading={isWriting}
        title={t('log.shareHint', { count: sharedRecordsMax })}
        onClick={() => void handleShare()}
      >
        {state === 'copied' ? message : t('log.share')}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
      {onClear === undefined ? null : (
        <Button size="sm" variant="ghost" disabled={records.length === 0} onClick={onClear}>
          {t('log.clear')}
        </Button>
      )}
    </>
  );
}
