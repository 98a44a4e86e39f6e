/** missing = storage has no object of this resume; damaged = what it has is not what came in. */
export const storageFaults = ['missing', 'damaged'] as const;
export type StorageFault = (typeof storageFaults)[number];
