import { useTranslation } from '@onepoint/i18n';
import { ChevronDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { BreakableName } from '../../shared/breakable-name.tsx';
import type { DocFrame } from '../../shared/content/doc-content.ts';
import { whenIdle } from '../../shared/defer-work.ts';
import styles from './doc-menu.module.css';

/** The pages of the current docs section and the other sections. A disclosure in narrow windows, a column in wide ones. */
export function DocMenu({ doc: { sections, siblings, textLanguage } }: { doc: DocFrame }) {
  const { t } = useTranslation('page');
  const { menu, nav } = useShownEntry(siblings.find(({ current }) => current)?.href);
  const pages = (
    <ul className={styles.pages} lang={textLanguage ?? undefined}>
      {siblings.map((page) => (
        <li key={page.href}>
          {page.group === undefined ? null : <p className={styles.group}>{page.group}</p>}
          <a href={page.href} className={styles.page} aria-current={page.current ? 'page' : undefined}>
            <BreakableName name={page.title} />
          </a>
        </li>
      ))}
    </ul>
  );
  const list = (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.href}>
          <a href={section.href} className={styles.section} aria-current={section.current ? 'true' : undefined}>
            {section.title}
          </a>
          {section.current ? pages : null}
        </li>
      ))}
    </ul>
  );
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        {t('docs.menu')}
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <nav ref={nav} className={styles.nav} aria-label={t('docs.menu')}>
        {list}
      </nav>
    </details>
  );
}

/**
 * Keeps a menu in sync with the current page: closes the disclosure after navigation and scrolls the current entry of a long list into
 * view. Never scrolls the window.
 *
 * @param href the entry of the current page
 */
function useShownEntry(href: string | undefined): {
  menu: RefObject<HTMLDetailsElement | null>;
  nav: RefObject<HTMLElement | null>;
} {
  const menu = useRef<HTMLDetailsElement>(null);
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(href);
  useLayoutEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shown.current !== href) menu.current?.removeAttribute('open');
    shown.current = href;
  }, [href]);
  useEffect(() => {
    if (href === undefined) return undefined;
    return whenIdle(() => {
      const list = nav.current;
      // Measuring a closed list would force a layout.
      if (list?.checkVisibility() !== true) return;
      const entry = list.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      if (entry === null) return;
      const top = entry.offsetTop - list.scrollTop;
      const isInView = top >= 0 && top + entry.offsetHeight <= list.clientHeight;
      if (!isInView) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
    });
  }, [href]);
  return { menu, nav };
}
