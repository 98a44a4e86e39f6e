/** missing = storage has no object of this resume; damaged = what it has is not what came in. */
export type StorageFault = 'missing' | 'damaged';
