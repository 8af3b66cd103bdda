import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

interface ChoiceProps {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  selected: boolean;
}

/** Content of a menu or list item: icon, label, description, and a check mark if selected. */
export function Choice({ label, description, icon, selected }: ChoiceProps) {
  return (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      {selected ? <Check className={styles.check} size={16} strokeWidth={1.5} aria-hidden /> : null}
    </>
  );
}
