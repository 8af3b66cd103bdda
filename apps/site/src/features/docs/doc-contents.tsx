import { useTranslation } from '@onepoint/i18n';
import { useEffect, useState } from 'react';
import type { DocHeading } from '../../shared/content/doc-content.ts';
import styles from './doc-contents.module.css';

/** Headings above this line, in px from the top of the window, count as passed: it is below the header. */
const passedPx = 120;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * The last heading above the line below the header. At the end of the page, later headings cannot reach that line: then it is the heading
 * in the URL, or the last one in view.
 */
function findInView(elements: readonly Element[]): Element | undefined {
  const passed = elements.findLast((element) => topOf(element) < passedPx) ?? elements[0];
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) return passed;
  const left = elements.filter((element) => topOf(element) >= passedPx && topOf(element) < innerHeight);
  const goneTo = left.find(({ id }) => location.hash === `#${encodeURIComponent(id)}`);
  // A page that fits in the window starts with its first section.
  return goneTo ?? (scrollY > 0 ? left.at(-1) : undefined) ?? passed;
}

/** ID of the heading of the current section. */
function useHeadingInView(headings: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const elements = headings.map(({ id }) => document.querySelector(`#${CSS.escape(id)}`)).filter((element) => element !== null);
    const update = (): void => setInView(findInView(elements)?.id);
    update();
    for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, update, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [headings]);
  return inView;
}

export function DocContents({ headings, language }: { headings: readonly DocHeading[]; language: string | undefined }) {
  const { t } = useTranslation('page');
  const inView = useHeadingInView(headings);
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={t('docs.contents')}>
      <p className={styles.title}>{t('docs.contents')}</p>
      <ul lang={language}>
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} data-depth={depth} aria-current={id === inView ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
