import type { ServiceChain } from '@onepoint/chains';
import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import {
  type MethodContent,
  type ChainSupport,
  methodGroups,
  type MethodListContent,
  type DocFrame,
  type DocLink,
} from '../../shared/content/doc-content.ts';
import { offeredChains } from '../../shared/rpc/served-chains.ts';
import { readServedChains } from '../chains/read-served-chains.ts';
import { methodsPath, methodPath, docSectionsOf } from '../docs/docs.ts';
import type { PageParts, PageRequest, PageSource } from '../page-source.ts';
import { renderMethodReference } from './method-reference.tsx';
import { methods, type Method } from './methods.ts';

/** The frame of a page of the reference; `method` is undefined for the index. */
function methodFrame(method: Method | undefined, request: PageRequest): Omit<DocFrame, 'title' | 'description'> {
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

/** Chains without blobs (EIP-4844). */
const withoutBlobs = new Set(['polygon', 'arbitrum']);

/**
 * Whether a chain supports a method. `node` is a method outside Ethereum's execution specification: support depends on the node, which may respond
 * with -32601.
 */
function supportOf(method: string, chain: string): ChainSupport {
  if (/^(?:debug|trace)_/.test(method)) return 'node';
  if (method === 'eth_blobBaseFee' && withoutBlobs.has(chain)) return 'no';
  return 'yes';
}

const byName = new Map(methods.map((method) => [method.name, method]));

function methodContent(
  { name, computeUnits, millionCallsPrice, example, needsWebSocket }: Method,
  offered: readonly ServiceChain[],
): MethodContent {
  const chains = offered.map((chain) => ({ slug: chain.slug, name: chain.name, support: supportOf(name, chain.slug) }));
  return { name, computeUnits, millionCallsPrice, example, needsWebSocket, chains };
}

/** Search text: names of parameters, fields and result, and the localized group. */
function searchTextOf({ group, parameters, result }: Method, { translate }: PageRequest): string {
  const fields = [...parameters.flatMap((parameter) => parameter.fields), ...result.fields].map(({ name }) => name);
  const names = new Set([...parameters.map(({ name }) => name), result.name, ...fields]);
  return [translate(['docs_nav'], `methods.${group}`), translate(['docs_nav'], 'sections.methods'), ...names].join('\n');
}

async function read(request: PageRequest): Promise<PageParts | undefined> {
  const method = byName.get(request.pathname.slice(methodPath('').length));
  if (method === undefined) return undefined;
  const offered = offeredChains(await readServedChains(request));
  return {
    heading: method.name,
    description: method.summary,
    writtenIn: [defaultLanguage],
    subject: { type: 'guide' },
    fact: request.translate(['page'], 'docs.method.computeUnits', { count: method.computeUnits, formatted: String(method.computeUnits) }),
    search: { group: 'methods', text: searchTextOf(method, request) },
    get content() {
      const frame = methodFrame(method, request);
      return {
        ...frame,
        title: method.name,
        description: method.summary,
        html: renderMethodReference(method, frame.textLanguage ?? undefined, request),
        method: methodContent(method, offered),
      };
    },
  };
}

export const methodSource: PageSource = {
  listPaths: () => methods.map(({ name }) => methodPath(name)),
  read,
};

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
