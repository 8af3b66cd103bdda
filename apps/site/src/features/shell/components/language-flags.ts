const files = import.meta.glob<string>('../flags/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of the flag for a language's `flagCode` (country-flag-icons, MIT). */
export function flagUrl(flagCode: string): string | undefined {
  return files[`../flags/${flagCode.toLowerCase()}.svg`];
}
