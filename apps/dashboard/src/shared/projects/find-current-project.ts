/** The project that was chosen last, else the first (specification, section 4, "Current project"). */
export function findCurrentProject<TProject extends { readonly id: string }>(
  projects: readonly TProject[],
  chosenId: string | null,
): TProject | undefined {
  return projects.find(({ id }) => id === chosenId) ?? projects[0];
}
