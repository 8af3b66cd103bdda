import type { ThemeMode } from '@onepoint/app-state';
import { Monitor, Moon, Sun } from 'lucide-react';
import styles from './settings-modal.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** A theme's name beside its sign. */
export function ThemeLabel({ mode, label }: { mode: ThemeMode; label: string }) {
  const Icon = icons[mode];
  return (
    <span className={styles.theme}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      {label}
    </span>
  );
}
