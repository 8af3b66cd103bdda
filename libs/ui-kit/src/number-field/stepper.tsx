import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './number-field.module.css';

const firstRepeatMs = 400;
const repeatMs = 60;

/**
 * Handlers of a button that acts when pressed and repeats while held. Touch acts on release or on a long press, so that scrolling does not trigger it.
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
    // Listen on the window: a button disabled at the limit gets no release event.
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
    // Keep focus in the field, and don't open a context menu on a long press.
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

/** A stepper button. Not a tab stop, because the keyboard uses arrow keys. */
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
