import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, useState } from 'react';
import type { PartState } from '../../../shared/status-content.ts';
import { useInView } from '../../../shared/use-in-view.ts';
import { readServiceState } from './read-service-state.ts';
import styles from './status-link.module.css';
import type { NavLink } from './use-nav-links.ts';

export interface StatusLinkProps {
  link: NavLink;
  className?: string | undefined;
}

/** The way to the status page, with a dot that says whether everything answers: asked when it comes into view, and silent where nobody knows. */
export function StatusLink({ link: { href, label, external = false }, className }: StatusLinkProps) {
  const { t } = useTranslation('nav');
  const ref = useRef<HTMLAnchorElement>(null);
  const inView = useInView(ref);
  const [state, setState] = useState<PartState>('unknown');
  useEffect(() => {
    if (!inView) return undefined;
    const stopped = new AbortController();
    const refresh = async (): Promise<void> => {
      const read = await readServiceState(stopped.signal);
      if (!stopped.signal.aborted) setState(read);
    };
    void refresh();
    return () => stopped.abort();
  }, [inView]);
  const words = state === 'unknown' ? undefined : t(`status.${state}`);
  return (
    <a ref={ref} href={href} className={className} title={words} {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {label}
      {words === undefined ? null : (
        <>
          <span className={styles.dot} data-state={state} aria-hidden />
          <span className="visually-hidden">({words})</span>
        </>
      )}
    </a>
  );
}
