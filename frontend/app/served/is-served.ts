/** The API fills these pages when they are asked for: they are fetched like any document, never drawn by the app alone. */
export const isServed = (to: string): boolean => /^\/career(?:[/?#]|$)/.test(to);

/** The address of this document, unless its head names one: the page for unknown addresses names none. Read before the app changes either. */
const namelessAddress =
  typeof document === 'undefined' || document.head.querySelector('link[rel="canonical"]')
    ? undefined
    : location.pathname;

/** Whether the API has answered this address of a served page with the page for unknown addresses, which has to stay when the app begins. */
export const isMissing = (pathname: string): boolean => isServed(pathname) && pathname === namelessAddress;
