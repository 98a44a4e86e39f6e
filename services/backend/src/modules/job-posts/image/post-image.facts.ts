/** In the storage, apart from resumes. */
export const IMAGE_FOLDER = 'images/';
export const keyOfImage = (hash: string) => `${IMAGE_FOLDER}${hash}.webp`;
/** As the storage's key and the address have it. */
export const hashOfKey = (key: string) => /^images\/([0-9a-f]{64})\.webp$/.exec(key)?.[1];

/** Below the careers page, which gateways pass on and search engines may read. */
export const pathOfImage = (hash: string) => `/career/${hash}.webp`;
/** SQL: the same. */
export const pathOfImageIn = (hash: string) => `'/career/' || ${hash} || '.webp'`;
/** The image that a post names by a path of ours; undefined for an address elsewhere. */
export const hashOfPath = (image: string | null) => /^\/career\/([0-9a-f]{64})\.webp$/.exec(image ?? '')?.[1];
