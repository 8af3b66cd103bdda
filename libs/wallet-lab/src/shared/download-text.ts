/** Saves a text as a file, the way a click on a download link does. */
export function downloadText(name: string, text: string, type: 'application/json' | 'text/html'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
