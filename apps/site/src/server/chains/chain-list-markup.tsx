import type { ServiceChain } from '@onepoint/chains';
import { docsConfig, endpointUrl, siteUrl } from '@onepoint/site-config';
import { renderToStaticMarkup } from 'react-dom/server';

const msPerSecond = 1000;

/** The text of the page that lists the chains. */
export function chainListMarkup(chains: readonly ServiceChain[], pathOf: (chain: ServiceChain) => string): string {
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
                <td>{chain.blockTimeMs / msPerSecond} s</td>
                <td>{chain.testnet ? 'Testnet' : 'Mainnet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>,
  );
}
