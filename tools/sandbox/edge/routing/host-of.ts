const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * By which name a client came: the product's own, another name of this machine, or a name that is not ours. The last is
 * what a page elsewhere uses when it points its own name at this machine to read what only this machine may see.
 *
 * @param header the request's `host`
 */
export function hostOf(header: string | undefined, publicOrigin: URL): 'own' | 'loopback' | 'foreign' {
  if (header === publicOrigin.host) return 'own';
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header ?? '')?.[1] ?? '';
  return loopbackNames.has(name) ? 'loopback' : 'foreign';
}
