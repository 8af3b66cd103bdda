/**
 * Copies a text that is still on its way. Safari lets a page write only while it handles the click, so the clipboard is asked at once and
 * given the promise: https://webkit.org/blog/10855/async-clipboard-api/
 *
 * @throws what the text or the clipboard failed with
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
