export class StoredObjectMissing extends Error {
  constructor(key: string, cause?: unknown) {
    super(`The object ${key} is not in storage`, { cause });
  }
}

export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The object storage cannot be used at the moment', { cause });
  }
}
