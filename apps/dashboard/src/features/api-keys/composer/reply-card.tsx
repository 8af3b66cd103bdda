import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './composer.module.css';
import { ReplyFacts } from './reply-facts.tsx';
import { ReplyProblem } from './reply-problem.tsx';
import type { SentRequest } from './sent-request.ts';

export interface ReplyCardProps {
  /** Undefined before the first. */
  sent: SentRequest | undefined;
  isSending: boolean;
}

/** Colouring more than this would make the page wait. */
const shownMax = 50_000;

/** What came back: how it went, how long it took, what it cost, and all of it to read. */
export function ReplyCard({ sent, isSending }: ReplyCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (isSending || !sent) {
    return (
      <Card title={t('composer.reply.title')} aria-busy={isSending}>
        {isSending ? <Skeleton lines={5} /> : <p className={styles.hint}>{t('composer.reply.empty')}</p>}
      </Card>
    );
  }
  const { outcome, request } = sent;
  const text = outcome.kind === 'answered' ? outcome.reply.text : null;
  return (
    <Card title={t('composer.reply.title')} description={<ReplyFacts sent={sent} />} aria-live="polite">
      <div className={styles.reply}>
        <ReplyProblem outcome={outcome} over={request.over} />
        {text === null ? null : (
          <CodeBlock
            label={t('composer.reply.label', { method: request.method })}
            samples={[{ id: 'reply', label: 'JSON', language: 'json', code: text.slice(0, shownMax) }]}
            copyText={text}
            copyLabel={t('composer.reply.copy')}
            copiedLabel={t('common:actions.copied')}
            copyFailedLabel={t('common:states.copyFailed')}
            className={styles.code}
            footer={
              text.length > shownMax
                ? t('composer.reply.cut', { shown: format.number(shownMax), all: format.number(text.length) })
                : undefined
            }
          />
        )}
      </div>
    </Card>
  );
}
