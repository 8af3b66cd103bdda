export {
  findServiceChain,
  getServiceChain,
  lagBlocksMax,
  serviceChains,
  type ServiceChain,
  type ServiceChainSlug,
} from './service-chains.ts';
