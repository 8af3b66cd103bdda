import { createContext } from 'react';

/** Whether links to pages of the app do nothing for now: a page is loading (specification, section 2.3). */
export const LinksInertContext = createContext(false);
