/** Projects whose name holds what was typed, in their order; case and accents do not matter. */
export function filterProjects<TProject extends { readonly name: string }>(
  projects: readonly TProject[],
  query: string,
): readonly TProject[] {
  const wanted = fold(query.trim());
  return wanted === '' ? projects : projects.filter(({ name }) => fold(name).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
