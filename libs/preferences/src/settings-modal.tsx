import { appState, sampleLanguages, themeModes, useAppState, type ThemeMode } from '@onepoint/app-state';
import { findLanguage } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { classNames } from '@onepoint/ui-kit/class-names';
import { LanguageFlag } from '@onepoint/ui-kit/language-flag';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Select } from '@onepoint/ui-kit/select';
import { Switch } from '@onepoint/ui-kit/switch';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePreferencesHost } from './preferences-context.ts';
import styles from './settings-modal.module.css';

/** Every change applies immediately, in all tabs. */
export function SettingsModal({ close }: ModalControls) {
  const { t } = usePreferencesHost();
  const themeMode = useAppState('themeMode');
  const langCode = useAppState('langCode');
  const pong = useAppState('pong');
  return (
    <ModalLayout
      title={t('modals:settings.title')}
      description={t('modals:settings.description')}
      onClose={() => close()}
      footer={
        <Button variant="primary" onClick={() => close()}>
          {t('common:actions.done')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <SettingRow title={t('common:language.label')} description={t('modals:settings.language')}>
          <CurrentLanguage />
        </SettingRow>
        <SettingRow title={t('common:theme.label')} description={t('modals:settings.theme')} wide>
          <SegmentedSwitch
            fullWidth
            label={t('common:theme.label')}
            options={themeModes.map((value) => ({ value, label: <ThemeLabel mode={value} label={t(`common:theme.${value}`)} /> }))}
            value={themeMode}
            onValueChange={(value) => appState.set({ themeMode: value })}
          />
        </SettingRow>
        <SettingRow title={t('modals:settings.samples.title')} description={t('modals:settings.samples.description')}>
          <Select
            label={t('modals:settings.samples.title')}
            hideLabel
            options={sampleLanguages.map((value) => ({ value, label: t(`modals:settings.samples.${value}`) }))}
            value={langCode}
            onValueChange={(value) => appState.set({ langCode: value })}
            className={styles.select}
          />
        </SettingRow>
        <Switch
          label={<span className={styles.title}>{t('modals:settings.live.title')}</span>}
          description={<span className={styles.description}>{t('modals:settings.live.description')}</span>}
          checked={pong}
          onChange={(event) => appState.set({ pong: event.target.checked })}
          className={styles.row}
        />
      </div>
    </ModalLayout>
  );
}

interface SettingRowProps {
  title: string;
  description: string;
  /** Makes the control fill the width below the text. */
  wide?: boolean;
  children: ReactNode;
}

function SettingRow({ title, description, wide = false, children }: SettingRowProps) {
  return (
    <div className={classNames(styles.row, styles.setting, wide && styles.wide)}>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
      {children}
    </div>
  );
}

function CurrentLanguage() {
  const { t, language, onPickLanguage } = usePreferencesHost();
  const { label = language, flagCode = language } = findLanguage(language) ?? {};
  return (
    <Button
      icon={<LanguageFlag code={flagCode} />}
      aria-label={t('modals:settings.changeLanguage', { label })}
      aria-haspopup="dialog"
      onClick={onPickLanguage}
    >
      {label}
    </Button>
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

function ThemeLabel({ mode, label }: { mode: ThemeMode; label: string }) {
  const Icon = icons[mode];
  return (
    <span className={styles.theme}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      {label}
    </span>
  );
}
