/** A day as people write it: "November 21, 2026". Days of texts are those of UTC. */
export const formatDay = (iso: string, locale: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
