/** Where the admin is served. */
export const basePath = '/admin';
