const escapes: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

/** A text as React writes it, between tags as well as in attributes. */
export const escapeText = (text: string): string => text.replaceAll(/["&'<>]/g, (character) => escapes[character] ?? character);
