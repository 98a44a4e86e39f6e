import { Injectable } from '@nestjs/common';
import { Storage } from '../../../platform/storage/storage';
import { resumeObject } from '../object-keys';
import { contentTypes, type ResumeType } from '../resume-types';

export interface ResumeToStore {
  key: string;
  type: ResumeType;
  sha256: Buffer;
  bytes: Buffer;
}

/** Puts a resume into storage and proves that it arrived. Repeating it changes nothing. */
@Injectable()
export class StoreResume {
  constructor(private readonly storage: Storage) {}

  /** @throws when storage cannot be used, or gives back other bytes. */
  async store({ key, type, sha256, bytes }: ResumeToStore): Promise<void> {
    await this.storage.put(resumeObject(key), bytes, contentTypes[type]);
    await this.storage.readExact(resumeObject(key), { size: bytes.length, sha256 });
  }
}
