/** Where the texts of the account menu are: only readers who are signed in fetch them. */
export const accountTextsPath = (language: string): string => `/account/${language}.json`;
