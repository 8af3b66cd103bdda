import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId } from 'react';
import type { ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import { methodTemplates, templateParams } from './method-templates.ts';

export interface MethodFieldProps {
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
  /** Whether sending was tried. */
  submitted: boolean;
}

const shape = /^\w{1,80}$/u;

/** The method: one of the common ones, or any other. Untouched parameters follow it. */
export function MethodField({ request, onRequestChange, submitted }: MethodFieldProps) {
  const { t } = useTranslation('dashboard');
  const listId = useId();
  const method = request.method.trim();
  const example = templateParams(method);
  const handleChange = (text: string): void => {
    const isUntouched = request.params === templateParams(method);
    onRequestChange({ ...request, method: text, params: isUntouched ? templateParams(text.trim()) : request.params });
  };
  return (
    <div className={styles.method}>
      <TextField
        label={t('composer.method')}
        value={request.method}
        onValueChange={handleChange}
        error={(submitted || method !== '') && !shape.test(method) ? t('composer.methodInvalid') : undefined}
        list={listId}
        mono
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
      />
      <datalist id={listId}>
        {Object.keys(methodTemplates).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {Object.hasOwn(methodTemplates, method) && request.params !== example ? (
        <Button onClick={() => onRequestChange({ ...request, params: example })}>{t('composer.template')}</Button>
      ) : null}
    </div>
  );
}
