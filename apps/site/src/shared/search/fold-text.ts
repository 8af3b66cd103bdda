/** Latin letters with a stroke or without a dot do not decompose. */
const undecomposed: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ø: 'o', ł: 'l' };

/** A text as it is compared: without case, accents and widths. Voiced marks of kana and Korean syllables stay as they are. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[đıøł]/g, (letter) => undecomposed[letter] ?? letter);
}
