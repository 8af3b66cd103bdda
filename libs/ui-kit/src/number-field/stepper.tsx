import type { ReactNode } from 'react';
import styles from './number-field.module.css';
import { usePressAndHold } from './use-press-and-hold.ts';

interface StepperProps {
  name: string;
  icon: ReactNode;
  controlId: string;
  disabled: boolean;
  onStep: () => void;
}

/** Adds or takes one step. The keyboard has the arrow keys for it, so it is no stop of its own. */
export function Stepper({ name, icon, controlId, disabled, onStep }: StepperProps) {
  const press = usePressAndHold(onStep);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-controls={controlId}
      disabled={disabled}
      className={styles.stepper}
      {...press}
    >
      {icon}
    </button>
  );
}
