/** A flask on violet, as a data URI: the mark of every fake wallet that is given no icon of its own. */
export const fakeWalletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7b61f3"/><path d="M13 7h6m-5 0v6.5L8.6 22A2 2 0 0 0 10.3 25h11.4a2 2 0 0 0 1.7-3L18 13.5V7m-7 12h10" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;
