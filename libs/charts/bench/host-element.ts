export function hostElement(): HTMLElement {
  const host = document.createElement('div');
  host.style.inlineSize = '1200px';
  document.body.append(host);
  return host;
}
