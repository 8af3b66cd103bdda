import { docChainPattern } from '../shared/doc-chain.ts';

/**
 * Source of the inline script of pages of the documentation: one whose address ends with a chain (`/docs/methods/eth_call/base`) has it to show, which its
 * document, the same for all chains, cannot (ADR 0031).
 */
export const chainScript = `${String(docChainPattern)}.test(location.pathname)&&(document.documentElement.dataset.wakes="");`;
