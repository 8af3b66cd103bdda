import { serviceChains, type ServiceChain } from '@onepoint/chains';
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

/** Fills the template with the values of a chain. */
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

/** The text of the page that lists the chains. */
function chainListMarkup(chains: readonly ServiceChain[], pathOf: (chain: ServiceChain) => string): string {
  return renderToStaticMarkup(
    <>
      <p>
        The address of every chain is the same but for its name:{' '}
        <code>{endpointUrl({ origin: siteUrl(), chain: 'NAME', key: docsConfig.token })}</code>.
      </p>
      <div className="table-scroll" {...{ tabIndex: 0 }}>
        <table>
          <thead>
            <tr>
              <th scope="col">Chain</th>
              <th scope="col">Name in the address</th>
              <th scope="col">Chain id</th>
              <th scope="col">Currency</th>
              <th scope="col">Block time</th>
              <th scope="col">Kind</th>
            </tr>
          </thead>
          <tbody>
            {chains.map((chain) => (
              <tr key={chain.slug}>
                <td>
                  <a href={pathOf(chain)}>{chain.name}</a>
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
