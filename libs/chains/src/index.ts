export { lagBlocksMax } from './lag-blocks-max.ts';
export { findServiceChain, getServiceChain, serviceChains, type ServiceChain, type ServiceChainSlug } from './service-chains.ts';
