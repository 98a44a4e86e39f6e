/** Up to here the total is exact. To count further would take longer the more there are. */
export const MOST_COUNTED = 10_000;
/** How many are asked one by one what no index of theirs answers. */
export const MOST_ASKED = 5_000;
