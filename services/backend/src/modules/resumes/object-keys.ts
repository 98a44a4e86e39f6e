/** Where a resume lies in storage, by its file name. */
export const resumeObject = (resumeKey: string) => `resumes/${resumeKey}`;

/** Where the picture of a page lies, counted from 1. */
export const pageObject = (previewKey: string, page: number) => `previews/${previewKey}/${page}.png`;
