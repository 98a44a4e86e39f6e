/** The page whose form the API writes for browsers without script. */
export const plainPath = '/application?plain=1';
