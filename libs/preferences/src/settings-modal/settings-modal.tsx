import { appState, sampleLanguages, themeModes, useAppState } from '@onepoint/app-state';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Select } from '@onepoint/ui-kit/select';
import { Switch } from '@onepoint/ui-kit/switch';
import { usePreferencesHost } from '../preferences-context.ts';
import { CurrentLanguage } from './current-language.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-modal.module.css';
import { ThemeLabel } from './theme-label.tsx';

/** What a person may set for themselves. Every change acts at once, in every tab. */
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
