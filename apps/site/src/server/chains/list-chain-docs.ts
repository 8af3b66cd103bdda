import { serviceChains, type ServiceChain } from '@onepoint/chains';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { parseDocFrontMatter } from '../docs/doc-front-matter.ts';
import type { Doc } from '../docs/doc.ts';
import { chainListMarkup } from './chain-list-markup.tsx';

const [template] = Object.values(import.meta.glob<ArticleModule>('../../../content/templates/chain.mdx', { eager: true }));

const chainsPath = '/docs/chains';
const msPerSecond = 1000;

/** Address of a chain's page, without language prefix. */
const chainPath = ({ slug }: ServiceChain): string => `${chainsPath}/${slug}`;

/** The template's text with a chain's own values. */
function fill(text: string, { slug, name, chainId, currency, blockTimeMs, explorerUrl }: ServiceChain): string {
  const values: Readonly<Record<string, string>> = {
    CHAIN_NAME: name,
    CHAIN_SLUG: slug,
    CHAIN_ID: String(chainId),
    CHAIN_HEX: `0x${chainId.toString(16)}`,
    CHAIN_CURRENCY: currency.symbol,
    CHAIN_SECONDS: String(blockTimeMs / msPerSecond),
    CHAIN_EXPLORER: explorerUrl,
  };
  return text.replaceAll(/CHAIN_[A-Z]+/g, (placeholder) => values[placeholder] ?? placeholder);
}

/** A page a chain, made from one template, and the page that lists them. */
export function listChainDocs(): readonly Doc[] {
  if (template === undefined) throw new Error('There is no content/templates/chain.mdx');
  const { frontMatter, file, headings, anchors, links, markdown, updatedAt } = template.article;
  const { title, description, section } = parseDocFrontMatter(file, frontMatter);
  const html = renderArticle(template);
  const pages = serviceChains.map((chain): Doc => {
    const own = (text: string): string => fill(text, chain);
    return {
      path: chainPath(chain),
      title: own(title),
      description: own(description),
      fact: `Chain id ${String(chain.chainId)}`,
      section,
      headings,
      anchors,
      links: links.map(({ href, line }) => ({ href: own(href), line })),
      html: own(html),
      markdown: own(markdown),
      file,
      updatedAt,
    };
  });
  const first: Doc = {
    path: chainsPath,
    title: 'Chains',
    description: 'Every chain by the name that its address carries, with its id and block time.',
    section,
    headings: [],
    anchors: [],
    links: [],
    html: chainListMarkup(serviceChains, chainPath),
    markdown: serviceChains
      .map((chain) => `- [${chain.name}](${chainPath(chain)}.md): \`${chain.slug}\`, chain id ${String(chain.chainId)}`)
      .join('\n'),
    file: null,
    updatedAt: null,
  };
  return [first, ...pages];
}
