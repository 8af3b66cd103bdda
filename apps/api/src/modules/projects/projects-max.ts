/** How many projects that they made one user may own. */
export const projectsMax = 100;
