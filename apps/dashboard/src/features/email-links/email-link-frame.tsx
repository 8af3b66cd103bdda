import { siteConfig } from '@onepoint/site-config';
import { Card } from '@onepoint/ui-kit/card';
import { ProductMark } from '@onepoint/ui-kit/product-mark';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../shared/screen-title.ts';
import styles from './email-link-frame.module.css';

interface EmailLinkFrameProps {
  /** Document title. */
  page: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Frame of pages linked from emails. They need no session. */
export function EmailLinkFrame({ page, title, children, actions }: EmailLinkFrameProps) {
  useScreenTitle(page);
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <ProductMark sizePx={28} />
        <span>{siteConfig.name}</span>
      </p>
      <Card className={styles.card}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Card>
    </main>
  );
}
