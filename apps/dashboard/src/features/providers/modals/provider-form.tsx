import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { Select } from '@onepoint/ui-kit/select';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { useChainNames } from '../providers.queries.ts';
import { providerFieldErrors, type ProviderFields } from '../providers.rules.ts';
import styles from './provider-form.module.css';

interface ProviderFormProps {
  /** Connects the form to the submit button in the modal's footer. */
  formId: string;
  fields: ProviderFields;
  onFieldsChange: (fields: ProviderFields) => void;
  /** Saved URL of an existing node, whose chain can't change. */
  savedUrl?: string;
  /** Why the API rejected the URL. */
  refusal: string | undefined;
  pending: boolean;
  onSubmit: () => void;
}

export function ProviderForm({ formId, fields, onFieldsChange, savedUrl, refusal, pending, onSubmit }: ProviderFormProps) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const { chains = [] } = useChainNames();
  const [submitted, setSubmitted] = useState(false);
  const errors = providerFieldErrors(fields, savedUrl);
  const textOf = (field: keyof ProviderFields): string | undefined => {
    const message = submitted ? errors[field] : undefined;
    return message && (field === 'chain' ? t('common:validation.required') : t(`common:${message.key}`, message.values));
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (pending) return;
    const [first] = (['name', 'chain', 'url', 'weight'] as const).filter((field) => errors[field]);
    if (first === undefined) onSubmit();
    else event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button)`)?.focus();
  };

  return (
    <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
      <div data-field="name">
        <TextField
          label={t('providers.form.name')}
          description={t('providers.form.nameHint')}
          value={fields.name}
          error={textOf('name')}
          onValueChange={(name) => onFieldsChange({ ...fields, name })}
          autoComplete="off"
          ref={focusOnMount}
        />
      </div>
      {savedUrl !== undefined ? null : (
        <div data-field="chain">
          <Select
            label={t('providers.form.chain')}
            placeholder={t('providers.form.chainPlaceholder')}
            options={chains.map(({ slug, name }) => ({ value: slug, label: name, icon: <ChainIcon chain={slug} size={16} /> }))}
            value={fields.chain === '' ? null : fields.chain}
            error={textOf('chain')}
            onValueChange={(chain) => onFieldsChange({ ...fields, chain })}
          />
        </div>
      )}
      <div data-field="url">
        <TextField
          label={t('providers.form.url')}
          description={t('providers.form.urlHint')}
          placeholder={t('providers.form.urlPlaceholder')}
          value={fields.url}
          error={textOf('url') ?? refusal}
          onValueChange={(url) => onFieldsChange({ ...fields, url })}
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          data-1p-ignore
        />
      </div>
      <div data-field="weight">
        <NumberField
          label={t('providers.form.weight')}
          description={t('providers.form.weightHint')}
          value={fields.weight}
          error={textOf('weight')}
          onValueChange={(weight) => onFieldsChange({ ...fields, weight: weight ?? 1 })}
          min={1}
          max={10}
          emptyValue={1}
          locale={i18n.language}
          incrementLabel={t('providers.form.more')}
          decrementLabel={t('providers.form.less')}
        />
      </div>
    </form>
  );
}
