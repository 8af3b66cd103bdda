export { findServiceChain } from './find-service-chain.ts';
export { getServiceChain } from './get-service-chain.ts';
export { lagBlocksMax } from './lag-blocks-max.ts';
export type { ChainCurrency, ServiceChain } from './service-chain.ts';
export { serviceChains, type ServiceChainSlug } from './service-chains.ts';
export { UnknownChainError } from './unknown-chain-error.ts';
