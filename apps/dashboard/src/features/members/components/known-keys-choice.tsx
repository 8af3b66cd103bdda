import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { KnownKeysFate } from '../hooks/use-known-keys-fate.ts';

export interface KnownKeysChoiceProps {
  /** Whose they are, in words. */
  label: string;
  /** Undefined where it could not be found out. */
  apiKeys: readonly Pick<ApiKey, 'name'>[] | undefined;
  value: KnownKeysFate;
  onValueChange: (value: KnownKeysFate) => void;
  disabled: boolean;
}

/** What becomes of the keys whose secret somebody knows who is no longer a member. */
export function KnownKeysChoice({ label, apiKeys, value, onValueChange, disabled }: KnownKeysChoiceProps) {
  const { t, i18n } = useTranslation('modals');
  const { number } = useFormat();
  const names = apiKeys && new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(apiKeys.map(({ name }) => name));
  const description =
    apiKeys === undefined
      ? t('knownKeys.unknown')
      : t('knownKeys.active', { count: apiKeys.length, formatted: number(apiKeys.length), names });
  return (
    <RadioGroup label={label} description={description} value={value} onValueChange={onValueChange} disabled={disabled}>
      <RadioCard value="pause" label={t('knownKeys.pause')} description={t('knownKeys.pauseText')} />
      <RadioCard value="keep" label={t('knownKeys.keep')} description={t('knownKeys.keepText')} />
    </RadioGroup>
  );
}
