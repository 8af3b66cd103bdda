import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { LabLink } from '../../lab/lab-link.tsx';
import { useLabNavigation } from '../../lab/lab-navigation.ts';
import { labSections } from '../lab-sections.tsx';
import styles from './lab-menu.module.css';

/** The sections as links: each has an address. On a narrow screen the row scrolls and keeps the current one in sight. */
export function LabMenu(): ReactNode {
  const { t } = useTranslation('provider');
  const { place } = useLabNavigation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-section='${place.section}']`);
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
  }, [place.section]);
  return (
    <nav className={styles.menu} aria-label={t('sections.menu')}>
      <ul ref={list} className={styles.list}>
        {labSections.map(({ id, icon: Icon }) => (
          <li key={id}>
            <LabLink
              to={{ section: id }}
              className={styles.link}
              data-section={id}
              aria-current={id === place.section ? 'page' : undefined}
            >
              <Icon aria-hidden strokeWidth={1.5} />
              {t(`sections.${id}`)}
            </LabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
