/** Where on the site a post is read. */
export const pathOfJobPost = (slug: string): string => `/career/${slug}`;
