import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { methodGroups, type MethodListContent } from '../../shared/method-content.ts';
import { methodsPath } from '../docs/doc-sections-of.ts';
import type { PageSource } from '../page-source.ts';
import { methodFrame, methodPath } from './method-frame.ts';
import { methods } from './methods.ts';

/** The first page of the method reference: every method with what it costs. */
export const methodsSource: PageSource = {
  listPaths: () => [methodsPath],
  read: (request) => {
    const { language, translate } = request;
    const title = translate(['page'], 'docs.methods.title');
    const description = translate(['page'], 'docs.methods.description');
    const groups: MethodListContent['groups'] = methodGroups.map((group) => ({
      id: group,
      title: translate(['docs_nav'], `methods.${group}`),
      methods: methods
        .filter((method) => method.group === group)
        .map(({ name, summary, computeUnits }) => ({ name, summary, computeUnits, href: localePath(methodPath(name), language) })),
    }));
    const headings = groups.map(({ id, title: text }) => ({ id, text, depth: 2 }));
    const frame = methodFrame(undefined, request);
    const textLanguage = language === defaultLanguage ? null : defaultLanguage;
    const content: MethodListContent = {
      ...frame,
      title,
      description,
      headings,
      groups,
      previous: null,
      textLanguage: null,
      methodLanguage: textLanguage,
    };
    return { heading: title, description, content };
  },
};
