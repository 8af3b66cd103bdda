import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { TextField } from '@onepoint/ui-kit/text-field';
import { walletChains } from '@onepoint/wallet';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-provider.tsx';
import { readLabSettings, rpcUrlSchema, writeLabSettings } from '../../lab/lab-settings.ts';
import styles from './settings-panel.module.css';

const gateway = 'gateway';

/** Sets the gateway and RPC URLs. They apply after a reload. */
export function SettingsPanel(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { storage, defaultGatewayUrl, reload } = useLab();
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => {
    const { gatewayUrl = '', rpcUrls } = readLabSettings(storage);
    return { [gateway]: gatewayUrl, ...rpcUrls };
  });
  const [isSaved, setIsSaved] = useState(true);
  const isInvalid = (name: string): boolean => (values[name] ?? '') !== '' && !rpcUrlSchema.safeParse(values[name]).success;
  const names = [gateway, ...walletChains.map(({ id }) => String(id))];

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (names.some(isInvalid)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { [gateway]: gatewayUrl = '', ...chains } = values;
    const rpcUrls = Object.fromEntries(Object.entries(chains).filter(([, url]) => url !== ''));
    const saved = writeLabSettings(storage, { gatewayUrl: gatewayUrl || undefined, rpcUrls });
    setIsSaved(saved);
    if (saved) reload();
  };
  const field = (name: string, label: string, placeholder: string): ReactNode => (
    <TextField
      key={name}
      mono
      type="url"
      inputMode="url"
      label={label}
      placeholder={placeholder}
      value={values[name] ?? ''}
      error={isInvalid(name) ? t('settings.invalid') : undefined}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  return (
    <Card title={t('settings.title')} description={t('settings.description')}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {field(gateway, t('settings.gateway'), defaultGatewayUrl)}
        <fieldset className={styles.chains}>
          <legend className={styles.legend}>{t('settings.chains')}</legend>
          {walletChains.map(({ id, name }) => field(String(id), `${name} · ${id}`, t('settings.throughGateway')))}
        </fieldset>
        {isSaved ? null : (
          <Alert live tone="negative" title={t('settings.notKept')}>
            {t('settings.notKeptHint')}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {t('settings.save')}
          </Button>
          <Button variant="ghost" onClick={() => setValues({})}>
            {t('settings.reset')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
