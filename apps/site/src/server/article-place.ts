/** Stands where an article belongs while the rest of its page is written. No other text is written like it: its brackets would be escaped. */
export const articlePlace = '<!--article-->';
