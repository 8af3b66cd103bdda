import { Link } from '@onepoint/ui-kit/link';
import { ArrowLeft } from 'lucide-react';
import { renderRouterLink } from '../link/app-link.tsx';
import styles from './page-header.module.css';

interface BackLinkProps {
  href: string;
  children: string;
}

/** Leads to the list the page belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link tone="quiet" href={href} render={renderRouterLink} className={styles.back}>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {children}
    </Link>
  );
}
