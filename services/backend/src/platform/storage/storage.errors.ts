export class StoredObjectMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`The object ${key} is not in storage`, { cause });
  }
}

/** Storage has an object of this key, but not the bytes that were put there. */
export class StoredObjectDamaged extends Error {
  constructor(
    key: string,
    readonly difference: 'shorter' | 'longer' | 'altered',
  ) {
    super(`The object ${key} is not what was put into storage: it is ${difference}`);
  }
}

export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The object storage cannot be used at the moment', { cause });
  }
}
