import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useKnownKeys } from '../members.queries.ts';
import styles from './member-removal.module.css';

interface ConsequencesProps {
  /** One sentence each, most important first. */
  texts: readonly string[];
}

export function Consequences({ texts }: ConsequencesProps) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface KnownKeysChoiceProps {
  label: string;
  /** Undefined if loading failed. */
  apiKeys: readonly Pick<ApiKey, 'name'>[] | undefined;
  value: KnownKeysFate;
  onValueChange: (value: KnownKeysFate) => void;
  disabled: boolean;
}

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

/** What to do with API keys whose secret a departing member knows. */
export type KnownKeysFate = 'pause' | 'keep';

/** State of the choice about a departing member's known API keys. `isAsked` is false if there are none, and true if they failed to load. */
export function useKnownKeysFate(projectId: string, userId: string) {
  const { data: apiKeys, isPending } = useKnownKeys(projectId, userId);
  const [fate, setFate] = useState<KnownKeysFate>('pause');
  return { apiKeys, isPending, fate, setFate, isAsked: !isPending && apiKeys?.length !== 0 };
}
