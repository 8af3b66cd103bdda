import { serviceChains } from '@onepoint/chains';
import { defaultLanguage } from '@onepoint/i18n';
import type { MethodContent } from '../../shared/method-content.ts';
import type { PageParts, PageRequest, PageSource } from '../page-source.ts';
import { methodFrame, methodPath } from './method-frame.ts';
import { supportOf } from './method-support.ts';
import { methods, type Method } from './methods.ts';

const byName = new Map(methods.map((method) => [method.name, method]));

function methodContent({ group: _group, summary: _summary, ...method }: Method): MethodContent {
  const chains = serviceChains.map(({ slug, name }) => ({ slug, name, support: supportOf(method.name, slug) }));
  return { ...method, chains };
}

/** Names of parameters, fields and result, and the group in the language of the page. */
function searchTextOf({ group, parameters, result }: Method, { translate }: PageRequest): string {
  const fields = [...parameters.flatMap((parameter) => parameter.fields), ...result.fields].map(({ name }) => name);
  const names = new Set([...parameters.map(({ name }) => name), result.name, ...fields]);
  return [translate(['docs_nav'], `methods.${group}`), translate(['docs_nav'], 'sections.methods'), ...names].join('\n');
}

function read(request: PageRequest): PageParts | undefined {
  const method = byName.get(request.pathname.slice(methodPath('').length));
  if (method === undefined) return undefined;
  return {
    heading: method.name,
    description: method.summary,
    writtenIn: [defaultLanguage],
    subject: { type: 'guide' },
    fact: request.translate(['page'], 'docs.method.computeUnits', { count: method.computeUnits, formatted: String(method.computeUnits) }),
    search: { group: 'methods', text: searchTextOf(method, request) },
    get content() {
      return { ...methodFrame(method, request), title: method.name, description: method.summary, method: methodContent(method) };
    },
  };
}

/** A page a method. */
export const methodSource: PageSource = {
  listPaths: () => methods.map(({ name }) => methodPath(name)),
  read,
};
