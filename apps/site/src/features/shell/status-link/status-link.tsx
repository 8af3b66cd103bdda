import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, useState } from 'react';
import { serviceStatePath } from '../../../shared/site-paths.ts';
import type { ServiceState } from '../../../shared/content/status-content.ts';
import { useInView } from '../../../shared/defer-work.ts';
import type { NavLink } from '../nav-links.ts';
import styles from './status-link.module.css';

const states: readonly unknown[] = ['up', 'incident', 'failing', 'unknown'] satisfies ServiceState[];

/** The measured state of the service; `unknown` if the request fails. */
export async function readServiceState(signal: AbortSignal): Promise<ServiceState> {
  try {
    const response = await fetch(serviceStatePath, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) return 'unknown';
    const body: unknown = await response.json();
    const state = typeof body === 'object' && body !== null && 'state' in body ? body.state : undefined;
    return states.includes(state) ? (state as ServiceState) : 'unknown';
  } catch {
    return 'unknown';
  }
}

interface StatusLinkProps {
  link: NavLink;
  className?: string | undefined;
}

/** The link to the status page, with a dot for the service state, which loads when the link comes into view. */
export function StatusLink({ link: { href, label, external = false }, className }: StatusLinkProps) {
  const { t } = useTranslation('nav');
  const ref = useRef<HTMLAnchorElement>(null);
  const inView = useInView(ref);
  const [state, setState] = useState<ServiceState>('unknown');
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
