import { Injectable } from '@nestjs/common';
import { type Evidence, StorageIdentity } from './storage-identity';

/** Nothing was written: not one of the files that rows point to is in the storage. */
export class NoFileFound extends Error {}

/** Gives a storage that was restored, or has moved, the id by which the database knows it. */
@Injectable()
export class GiveStorageItsId {
  constructor(private readonly identity: StorageIdentity) {}

  /**
   * @param anyway also when none of the expected files is there
   * @throws NoFileFound; StorageUnavailable
   */
  async run(anyway: boolean): Promise<Evidence & { id: string }> {
    const evidence = await this.identity.gatherEvidence();
    if (evidence.rows > 0 && evidence.there === 0 && !anyway)
      throw new NoFileFound(`None of ${evidence.looked} files that were looked for is in this storage.`);
    return { id: await this.identity.settle(), ...evidence };
  }
}
