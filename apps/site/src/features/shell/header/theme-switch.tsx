import { appState, themeModes, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useDismiss } from '@onepoint/ui-kit/use-dismiss';
import { useRef, type RefObject } from 'react';
import styles from './theme-switch.module.css';

/** Selects the light, dark or system theme, for all apps and tabs. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const themeMode = useAppState('themeMode');
  return (
    <SegmentedSwitch
      label={t('theme.label')}
      options={themeModes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={themeMode}
      onValueChange={(value) => appState.set({ themeMode: value })}
    />
  );
}

interface ThemePanelProps {
  /** Gets the focus on Escape. */
  opener: RefObject<HTMLElement | null>;
  /** Memoize it. */
  onClose: () => void;
}

export function ThemePanel({ opener, onClose }: ThemePanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useDismiss({ panel: ref, opener, onDismiss: onClose });
  return (
    <div ref={ref} className={styles.panel}>
      <ThemeSwitch />
    </div>
  );
}
