import { useTranslation } from '@onepoint/i18n';
import { TextArea } from '@onepoint/ui-kit/text-area';
import type { ParsedParams } from './parse-params.ts';

export interface ParamsFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  parsed: ParsedParams;
}

const rowsMax = 14;

/** Parameters as JSON, judged while they are typed. */
export function ParamsField({ value, onValueChange, parsed }: ParamsFieldProps) {
  const { t } = useTranslation('dashboard');
  return (
    <TextArea
      label={t('composer.params')}
      description={t('composer.paramsHint')}
      error={'params' in parsed ? undefined : t(parsed.problem === 'shape' ? 'composer.paramsShape' : 'composer.paramsInvalid')}
      value={value}
      onValueChange={onValueChange}
      rows={Math.min(rowsMax, Math.max(3, value.split('\n').length))}
      mono
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      dir="ltr"
    />
  );
}
