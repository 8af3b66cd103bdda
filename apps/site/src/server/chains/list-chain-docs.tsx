import { getServiceChain, serviceChains, type ServiceChain } from '@onepoint/chains';
import { docsConfig, endpointUrl, siteUrl } from '@onepoint/site-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { docSchema, parseFrontMatter } from '../articles/front-matter.ts';
import type { Doc } from '../docs/doc.ts';

const [template] = Object.values(import.meta.glob<ArticleModule>('../../../content/templates/chain.mdx', { eager: true }));

const chainsPath = '/docs/chains';
const msPerSecond = 1000;

/** Path of a chain's page, without language prefix. */
const chainPath = ({ slug }: ServiceChain): string => `${chainsPath}/${slug}`;

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

/** The page that lists the chains, and a page per chain from one template. */
export function listChainDocs(): readonly Doc[] {
  if (template === undefined) throw new Error('There is no content/templates/chain.mdx');
  const { frontMatter, file, headings, anchors, links, markdown, updatedAt } = template.article;
  const { title, description, section } = parseFrontMatter(docSchema, file, frontMatter);
  const html = renderArticle(template);
  const pages = serviceChains.map((chain): Doc => {
    const own = (text: string): string => fill(text, chain);
    return {
      chain: chain.slug,
      path: chainPath(chain),
      title: own(title),
      description: own(description),
      fact: `Chain ID ${String(chain.chainId)}`,
      section,
      detour: true,
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
    description: 'The name of each chain in endpoint URLs, with its Chain ID, native token, and block time.',
    section,
    detour: true,
    headings: [],
    anchors: [],
    links: [],
    html: chainListMarkup(serviceChains),
    markdown: chainListMarkdown(serviceChains),
    file: null,
    updatedAt: null,
  };
  return [first, ...pages];
}

/**
 * A page of this section for this installation: the list without chains that are not served, and instead of the page of such a chain, how to
 * request it.
 */
export function offeredChainDoc(doc: Doc, offered: readonly ServiceChain[]): Doc {
  if (doc.path === chainsPath) return { ...doc, html: chainListMarkup(offered), markdown: chainListMarkdown(offered) };
  if (doc.chain === undefined || isOffered(doc, offered)) return doc;
  const description = `${getServiceChain(doc.chain).name} isn’t available on this endpoint yet.`;
  return {
    ...doc,
    description,
    headings: [],
    html: renderToStaticMarkup(
      <p>
        {description} <a href="/chains#request-chain">Request this chain</a>, or see <a href={chainsPath}>the chains you can use</a>.
      </p>,
    ),
    markdown: `${description} [Request this chain](/chains#request-chain), or see [the chains you can use](${chainsPath}).`,
  };
}

/** Whether a docs page is not about a chain, or about one of the offered chains. */
export const isOffered = ({ chain }: Pick<Doc, 'chain'>, offered: readonly ServiceChain[]): boolean =>
  chain === undefined || offered.some(({ slug }) => slug === chain);

const chainListMarkdown = (chains: readonly ServiceChain[]): string =>
  chains.map((chain) => `- [${chain.name}](${chainPath(chain)}.md): \`${chain.slug}\`, Chain ID ${String(chain.chainId)}`).join('\n');

function chainListMarkup(chains: readonly ServiceChain[]): string {
  return renderToStaticMarkup(
    <>
      <p>
        Every chain uses the same URL, except for its name:{' '}
        <code>{endpointUrl({ origin: siteUrl(), chain: 'NAME', key: docsConfig.token })}</code>.
      </p>
      <div className="table-scroll" {...{ tabIndex: 0 }}>
        <table>
          <thead>
            <tr>
              <th scope="col">Chain</th>
              <th scope="col">Name in the URL</th>
              <th scope="col">Chain ID</th>
              <th scope="col">Native token</th>
              <th scope="col">Block time</th>
              <th scope="col">Network</th>
            </tr>
          </thead>
          <tbody>
            {chains.map((chain) => (
              <tr key={chain.slug}>
                <td>
                  <a href={chainPath(chain)}>{chain.name}</a>
                </td>
                <td>
                  <code>{chain.slug}</code>
                </td>
                <td>{chain.chainId}</td>
                <td>{chain.currency.symbol}</td>
                <td>{chain.blockTimeMs / 1000} s</td>
                <td>{chain.testnet ? 'Testnet' : 'Mainnet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>,
  );
}
