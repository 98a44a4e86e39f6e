/** In the storage, apart from resumes. */
export const IMAGE_FOLDER = 'images/';
export const keyOfImage = (hash: string) => `${IMAGE_FOLDER}${hash}.webp`;
/** SQL: whether a row tells of the image of a key. A row is there before its file, in one transaction with it. */
export const isImageNamedIn = (key: string) =>
  `EXISTS (SELECT FROM job_post_images i WHERE i.hash = split_part(split_part(${key}, '/', 2), '.', 1))`;

/** Below the careers page, which gateways pass on and search engines may read. */
export const pathOfImage = (hash: string) => `/career/${hash}.webp`;
/** SQL: the same. */
export const pathOfImageIn = (hash: string) => `'/career/' || ${hash} || '.webp'`;
/** The image that a post names by a path of ours; undefined for an address elsewhere. */
export const hashOfPath = (image: string | null) => /^\/career\/([0-9a-f]{64})\.webp$/.exec(image ?? '')?.[1];
