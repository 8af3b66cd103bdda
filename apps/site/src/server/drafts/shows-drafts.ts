/** Drafts are pages of previews and of development; a build for production knows nothing of them. */
export const showsDrafts: boolean = import.meta.env.MODE === 'preview' || import.meta.env.DEV;
