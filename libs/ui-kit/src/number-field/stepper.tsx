import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './number-field.module.css';

const firstRepeatMs = 400;
const repeatMs = 60;

/**
 * Handlers for a button that acts once when pressed and goes on while it is held. A finger that only scrolls past does nothing:
 * touch acts on release, or when it rests.
 */
export function usePressAndHold(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    isHeld.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatMs);
  };
  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    isHeld.current = event.pointerType === 'mouse';
    if (isHeld.current) latest.current();
    timer.current = setTimeout(repeat, firstRepeatMs);
    // The button may be disabled under the pointer when the limit is reached, and then hears no release.
    const stop = () => clearTimeout(timer.current);
    window.addEventListener('pointerup', stop, { once: true });
    window.addEventListener('pointercancel', stop, { once: true });
  };
  const handleClick = () => {
    if (!isHeld.current) latest.current();
    isHeld.current = false;
  };
  return {
    onPointerDown: handlePointerDown,
    onClick: handleClick,
    // The field keeps its focus, and a long touch opens no menu.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

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
