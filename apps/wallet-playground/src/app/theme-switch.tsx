import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

/** Changes between the light and the dark theme, for all apps of this origin. */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation('common');
  const isDark = useAppState('themeMode') === 'dark';
  return (
    <IconButton
      name={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={isDark ? <Sun strokeWidth={1.5} /> : <Moon strokeWidth={1.5} />}
      onClick={() => appState.set({ themeMode: isDark ? 'light' : 'dark' })}
    />
  );
}
