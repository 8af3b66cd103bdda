import { defaultLanguage } from '@onepoint/i18n';
import type { AgreementContent } from '../../shared/agreement-content.ts';
import { localizeLinks } from '../articles/localize-links.ts';
import type { PageSource } from '../page-source.ts';
import { agreements } from './agreements.ts';

/** Policies and terms. They are binding in English, and in English in every language. */
export const agreementSource: PageSource = {
  listPaths: () => agreements.map(({ path }) => path),
  // Readers who cut an address short find something too.
  listAborts: () => [{ path: '/agreement', kind: 'redirect', to: '/agreement/terms' }],
  read: ({ pathname, language }) => {
    const agreement = agreements.find(({ path }) => path === pathname);
    if (agreement === undefined) return undefined;
    const { title, description, file, html, markdown, updatedAt } = agreement;
    const textLanguage = language === defaultLanguage ? null : defaultLanguage;
    const content: AgreementContent = { title, description, html: localizeLinks(html, language), textLanguage };
    return {
      heading: title,
      description,
      file,
      writtenIn: [defaultLanguage],
      updatedAt,
      search: { group: 'pages', text: markdown },
      content,
    };
  },
};
