import { localePath } from '@onepoint/navigation';
import type { DocFrame } from '../../shared/doc-content.ts';
import type { PageRequest } from '../page-source.ts';
import { docSections, type DocSection } from './doc-sections.ts';
import { docs } from './docs.ts';

/** Where the reference of methods begins; it has no guides of its own. */
export const methodsPath = '/docs/methods';

const firstPaths = new Map<DocSection, string>([
  ...docs.map(({ section, path }) => [section, path] as const).toReversed(),
  ['methods', methodsPath],
]);

/** The parts of the documentation as links, in a language. */
export function docSectionsOf(current: DocSection, { language, translate }: PageRequest): DocFrame['sections'] {
  return docSections.flatMap((section) => {
    const path = firstPaths.get(section);
    if (path === undefined) return [];
    return [{ href: localePath(path, language), title: translate(['docs_nav'], `sections.${section}`), current: section === current }];
  });
}
