/** The API fills these pages when they are asked for: they are fetched like any document, never drawn by the app alone. */
export const isServed = (to: string): boolean => /^\/career(?:[/?#]|$)/.test(to);
