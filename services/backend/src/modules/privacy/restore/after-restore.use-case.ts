import { Injectable } from '@nestjs/common';
import { HoldMails } from '../../notifications/restored/hold-mails.use-case';
import { CompareFiles } from '../../resumes/compare-files.use-case';
import { SignEverybodyOut } from '../../staff/restored/sign-everybody-out.use-case';
import { EraseAgainWithFiles } from '../erase/erase-again-with-files.use-case';
import type { WrittenErasure } from '../erase/erasure-list.repository';

/**
 * What a database that was restored from a backup needs before its API and worker start: mails of before are held, so that nobody gets
 * one twice or an outdated one; erased people are erased again, also by entries of a newer list; all staff sign in anew; rows and
 * files are compared. It may be called again.
 */
@Injectable()
export class AfterRestore {
  constructor(
    private readonly mails: HoldMails,
    private readonly eraseAgain: EraseAgainWithFiles,
    private readonly staff: SignEverybodyOut,
    private readonly files: CompareFiles,
  ) {}

  /** @throws StorageUnavailable; mails are held by then */
  async run(more: readonly WrittenErasure[] = []) {
    const mails = await this.mails.run();
    const erased = await this.eraseAgain.run(more);
    return { mails, erased, staff: await this.staff.run(), resumes: await this.files.run() };
  }
}
