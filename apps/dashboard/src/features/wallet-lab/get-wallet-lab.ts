import { publicConfig } from '@onepoint/site-config';
import { createLab, type Lab } from '@onepoint/wallet-lab';

let lab: Lab | undefined;

/** The one laboratory of this page load: its log goes on while the reader looks at other pages. */
export function getWalletLab(): Lab {
  lab ??= createLab({ window, gatewayUrl: publicConfig.gatewayUrl || `${window.location.origin}/rpc` });
  return lab;
}
