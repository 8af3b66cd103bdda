import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import type { ReactNode } from 'react';
import { formatJson } from '../../../shared/format-json.ts';
import { JsonBlock } from '../../../shared/json-block.tsx';
import { useCopyTexts } from '../../../shared/use-copy-texts.ts';
import { AnswerMeaning, type AnswerMeaningProps } from './answer-meaning.tsx';
import styles from './method-result.module.css';

/** What the wallet answered, how long it took, and what that means. */
export function MethodResult({ sent, ...rest }: AnswerMeaningProps): ReactNode {
  const { t } = useTranslation(['methods', 'common']);
  const { answer, durationMs } = sent;
  const text = typeof answer === 'string' ? answer : formatJson(answer);
  return (
    <Alert
      live
      tone="positive"
      title={t('form.answered', { duration: t('common:units.milliseconds', { value: durationMs.toFixed(0) }) })}
      action={<CopyButton text={text} label={t('form.copyAnswer')} {...useCopyTexts()} />}
    >
      <div className={styles.result}>
        <JsonBlock label={t('form.answer')} value={answer} />
        <AnswerMeaning sent={sent} {...rest} />
      </div>
    </Alert>
  );
}
