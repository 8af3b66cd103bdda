import { appState, themeModes, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const themeMode = useAppState('themeMode');
  return (
    <SegmentedSwitch
      size="sm"
      fullWidth
      label={t('theme.label')}
      options={themeModes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={themeMode}
      onValueChange={(value) => appState.set({ themeMode: value })}
    />
  );
}
