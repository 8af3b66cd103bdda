import type { Translate } from '@onepoint/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
// The consent banner is in every document, and so are its styles.
import banner from '../features/cookie-consent/cookie-consent.module.css';

/**
 * Markup of a notice for documents whose host has no valid `config.js`: the app can't start there, so buttons do nothing. The script that loads the app
 * shows it (`vite/document.ts`). It is a template, because search engines may index hidden text.
 */
export function renderStartNotice(translate: Translate): string {
  return renderToStaticMarkup(
    <template id="start-notice">
      <section className={banner.banner} role="alert">
        <p>
          <strong>{translate(['common'], 'start.misconfigured.title')}</strong>
        </p>
        <p className={banner.text}>{translate(['common'], 'start.misconfigured.text')}</p>
      </section>
    </template>,
  );
}
