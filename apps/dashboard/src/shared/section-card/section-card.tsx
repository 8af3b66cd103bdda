import { Card, type CardProps } from '@onepoint/ui-kit/card';
import { classNames } from '@onepoint/ui-kit/class-names';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { modals } from '../overlays/modals.ts';
import styles from './section-card.module.css';
import type { SectionId } from './sections.ts';

interface SectionCardProps extends CardProps {
  id: SectionId;
}

/** Card with its own URL: `#id` scrolls to it and focuses it, even if the card appears after the page. */
export function SectionCard({ id, className, ...card }: SectionCardProps) {
  const section = useRef<HTMLElement>(null);
  // A new object after each navigation, so that following the same link twice works.
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${id}`) return undefined;
    return afterModals(() => {
      section.current?.scrollIntoView?.();
      section.current?.focus({ preventScroll: true });
    });
  }, [id, location]);
  return <Card {...card} id={id} ref={section} tabIndex={-1} className={classNames(styles.section, className)} />;
}

/**
 * Runs a function once no modal is open. A modal, such as the command palette that led here, traps focus and returns it to its opener in
 * the frame after it closes.
 *
 * @returns a function that cancels it
 */
function afterModals(run: () => void): () => void {
  if (modals.getState().entries.length === 0) {
    run();
    return () => {};
  }
  let frame = 0;
  const unsubscribe = modals.subscribe(({ entries }) => {
    if (entries.length > 0) return;
    unsubscribe();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(run);
    });
  });
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}
