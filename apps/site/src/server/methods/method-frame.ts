import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import type { DocFrame, DocLink } from '../../shared/doc-content.ts';
import { docSectionsOf, methodsPath } from '../docs/doc-sections-of.ts';
import type { PageRequest } from '../page-source.ts';
import { methods, type Method } from './methods.ts';

/** Address of a method's page, without language prefix. */
export const methodPath = (name: string): string => `${methodsPath}/${name}`;

/** The frame of a page of the reference; `method` undefined for its first page. */
export function methodFrame(method: Method | undefined, request: PageRequest): Omit<DocFrame, 'title' | 'description'> {
  const { language, translate } = request;
  const linkTo = ({ name }: Method): DocLink => ({ href: localePath(methodPath(name), language), title: name });
  const index = method === undefined ? -1 : methods.indexOf(method);
  const list: DocLink = { href: localePath(methodsPath, language), title: translate(['page'], 'docs.methods.title'), translated: true };
  const neighbour = (at: number): DocLink | null => {
    const found = methods[at];
    return found === undefined ? null : linkTo(found);
  };
  return {
    headings: [],
    siblings: methods.map((other, at) => ({
      ...linkTo(other),
      current: other === method,
      ...(other.group === methods[at - 1]?.group ? {} : { group: translate(['docs_nav'], `methods.${other.group}`) }),
    })),
    sections: docSectionsOf('methods', request),
    previous: index === 0 ? list : neighbour(index - 1),
    next: neighbour(index + 1),
    editUrl: null,
    updatedAt: null,
    markdownUrl: `${methodPath(method?.name ?? '').replace(/\/$/, '')}.md`,
    textLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}
