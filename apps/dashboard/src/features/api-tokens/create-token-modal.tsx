import {
  createPersonalTokenBodySchema,
  createProjectTokenBodySchema,
  projectTokenScopes,
  scopes as allScopes,
  type CreatedToken,
  type Scope,
} from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { Select } from '@onepoint/ui-kit/select';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { CheckboxGroup } from '../../shared/checkbox-group/checkbox-group.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../shared/focus.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useCreateToken, type TokenOwner } from './api-tokens.queries.ts';
import { expiresOn, lifetimes, scopeKey, type Lifetime } from './api-tokens.rules.ts';
import styles from './create-token-modal.module.css';

interface CreateTokenModalProps extends ModalControls<CreatedToken> {
  projectId: TokenOwner;
}

/** Closes with the created token. */
export function CreateTokenModal({ projectId, close }: CreateTokenModalProps) {
  const { t } = useTranslation(['tokens', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const create = useCreateToken(projectId);
  const [fields, setFields] = useState<TokenFields>({ name: '', lifetime: '90', day: '', scopes: [] });
  const [submitted, setSubmitted] = useState(false);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (create.isPending) return;
    const body = { name: fields.name, scopes: fields.scopes, expiresAt: expiresOn(fields.lifetime, fields.day, Date.now()) };
    const parsed = (projectId === null ? createPersonalTokenBodySchema : createProjectTokenBodySchema).safeParse(body);
    if (parsed.success) {
      create.mutate(parsed.data, { onSuccess: close, onError: (error) => notifyError(t('create.failed'), error) });
    } else {
      // Focus the first invalid field. The list of scopes is a checkbox group.
      const [invalid] = parsed.error.issues.map(({ path }) => String(path[0]));
      event.currentTarget.querySelector<HTMLElement>(`[data-field="${invalid}"] input`)?.focus();
    }
  };
  return (
    <ModalLayout
      title={t(projectId === null ? 'create.personalTitle' : 'create.projectTitle')}
      description={t(projectId === null ? 'create.personalDescription' : 'create.projectDescription')}
      onClose={() => close()}
      widthPx={560}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <NameField name={fields.name} submitted={submitted} onNameChange={(name) => setFields({ ...fields, name })} />
        <ExpiryField fields={fields} submitted={submitted} onFieldsChange={(changes) => setFields({ ...fields, ...changes })} />
        <ScopesField
          scopes={projectId === null ? allScopes : projectTokenScopes}
          value={fields.scopes}
          submitted={submitted}
          onValueChange={(scopes) => setFields({ ...fields, scopes })}
        />
      </form>
    </ModalLayout>
  );
}

interface TokenFields {
  name: string;
  lifetime: Lifetime;
  /** Last day of validity, such as `2026-12-31`. Only used if the lifetime is `date`. */
  day: string;
  scopes: Scope[];
}

function NameField({ name, submitted, onNameChange }: { name: string; submitted: boolean; onNameChange: (name: string) => void }) {
  const { t } = useTranslation(['tokens', 'common']);
  const issue = createPersonalTokenBodySchema.shape.name.safeParse(name).error?.issues[0];
  const message = issue && validationMessage(issue);
  return (
    <div data-field="name">
      <TextField
        label={t('create.name')}
        placeholder={t('create.namePlaceholder')}
        value={name}
        error={submitted && message ? t(`common:${message.key}`, message.values) : undefined}
        onValueChange={onNameChange}
        autoComplete="off"
        data-1p-ignore
        ref={focusOnMount}
      />
    </div>
  );
}

interface ExpiryFieldProps {
  fields: TokenFields;
  submitted: boolean;
  onFieldsChange: (changes: Partial<TokenFields>) => void;
}

/** Lifetime in days, or a date. Every token expires. */
function ExpiryField({ fields: { lifetime, day }, submitted, onFieldsChange }: ExpiryFieldProps) {
  const { t } = useTranslation('tokens');
  const format = useFormat();
  const [nowMs] = useState(() => Date.now());
  const at = expiresOn(lifetime, day, nowMs);
  const isInvalid = submitted && !createPersonalTokenBodySchema.shape.expiresAt.safeParse(at).success;
  const options = lifetimes.map((value) => ({
    value,
    label: value === 'date' ? t('create.customDate') : t('create.days', { count: Number(value), formatted: format.number(Number(value)) }),
  }));
  return (
    <div className={styles.expiry} data-field="expiresAt">
      <Select
        label={t('create.expires')}
        description={lifetime === 'date' ? undefined : t('create.expiresOn', { date: format.date(at) })}
        options={options}
        value={lifetime}
        onValueChange={(value) => onFieldsChange({ lifetime: value })}
      />
      {lifetime === 'date' ? (
        <TextField
          type="date"
          label={t('create.lastDay')}
          value={day}
          error={isInvalid ? t('create.dayInvalid') : undefined}
          onValueChange={(value) => onFieldsChange({ day: value })}
        />
      ) : null}
    </div>
  );
}

interface ScopesFieldProps {
  scopes: readonly Scope[];
  value: readonly Scope[];
  submitted: boolean;
  onValueChange: (scopes: Scope[]) => void;
}

function ScopesField({ scopes, value, submitted, onValueChange }: ScopesFieldProps) {
  const { t } = useTranslation('tokens');
  return (
    <CheckboxGroup
      data-field="scopes"
      legend={t('create.scopes')}
      description={t('create.scopesNote')}
      error={submitted && value.length === 0 ? t('create.scopesRequired') : undefined}
      layout="grid"
    >
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          label={<span translate="no">{scope}</span>}
          description={t(`scopes.${scopeKey(scope)}`)}
          checked={value.includes(scope)}
          onCheckedChange={(checked) => onValueChange(scopes.filter((other) => (other === scope ? checked : value.includes(other))))}
        />
      ))}
    </CheckboxGroup>
  );
}
