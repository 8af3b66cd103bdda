import { useTranslation } from '@onepoint/i18n';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { codeLibraries, type MethodContext, type MethodValues, type WalletMethod } from '@onepoint/wallet/methods';
import { useMemo, type ReactNode } from 'react';
import { useCopyTexts } from '../../../shared/use-copy-texts.ts';
import styles from './method-code.module.css';

export interface MethodCodeProps {
  readonly method: WalletMethod;
  readonly values: MethodValues;
  readonly context: MethodContext;
  /** The values make a request. Without one there is no program either. */
  readonly isComplete: boolean;
}

/** The request as a program for each library, with the values that are typed in. */
export function MethodCode({ method, values, context, isComplete }: MethodCodeProps): ReactNode {
  const { t } = useTranslation('methods');
  const { copiedLabel, failedLabel } = useCopyTexts();
  const text = JSON.stringify(values);
  const samples = useMemo(() => {
    if (!isComplete) return undefined;
    const code = method.toCode(JSON.parse(text) as MethodValues, context);
    return codeLibraries.map((library) => ({ id: library, label: library, language: 'typescript' as const, code: code[library] }));
  }, [method, text, context, isComplete]);
  if (samples === undefined) return <p className={styles.none}>{t('form.noCode')}</p>;
  return (
    <CodeBlock
      label={t('form.code')}
      samples={samples}
      copyLabel={t('form.copyCode')}
      copiedLabel={copiedLabel}
      copyFailedLabel={failedLabel}
    />
  );
}
