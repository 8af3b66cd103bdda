/**
 * Source of the inline script of methods' pages: one whose address ends with a chain (`/docs/methods/eth_call/base`) has it to show, which its document,
 * the same for all chains, cannot (ADR 0031).
 */
export const chainScript = String.raw`/methods\/\w+\/./.test(location.pathname)&&(document.documentElement.dataset.wakes="");`;
