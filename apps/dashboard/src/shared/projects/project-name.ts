/** What a project is called on screen: a dash where it has no name. */
export function projectName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? '—' : name;
}
