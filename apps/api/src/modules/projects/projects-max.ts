/** How many projects one user may own. */
export const projectsMax = 100;
