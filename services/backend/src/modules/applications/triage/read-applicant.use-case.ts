import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { ListDuplicates } from '../../duplicates/list-duplicates.use-case';
import { ListNotes } from '../../pipeline/note/list-notes.use-case';
import { ReadPage } from '../../resumes/read/read-page.use-case';
import { ReadPreview, type ResumePreviewView } from '../../resumes/read/read-preview.use-case';
import type { ApplicationRow } from '../list/application.view';
import { FindApplication } from '../list/find-application.use-case';
import { NoteOpening, unlessReadOnly } from '../opened/note-opening.use-case';
import { OpenApplication } from '../opened/open-application.use-case';
import type { Applicant } from './triage.view';

/**
 * `q` is what to find in the resume, empty for nothing; `ahead` when the applicant is not shown yet. `shown` is the application
 * that was loaded ahead by an earlier request and is shown now, if any: it is seen from then on.
 */
type ApplicantQuery = { id: string; q: string; ahead: boolean; shown: string | null };

const MOST_NOTES = 50;

/**
 * Reads in one answer what a decision needs: the application, its notes, what the person also applied for, and the resume as text and
 * first page. The audit log has it like a look at the preview, and says where it was loaded ahead of being shown.
 */
@Injectable()
export class ReadApplicant {
  constructor(
    private readonly application: FindApplication,
    private readonly openApplication: OpenApplication,
    private readonly opening: NoteOpening,
    private readonly notes: ListNotes,
    private readonly duplicates: ListDuplicates,
    private readonly preview: ReadPreview,
    private readonly page: ReadPage,
  ) {}

  /** A resume that cannot be opened is left out: the application says why. @throws NotFound */
  async run({ id, q, ahead, shown }: ApplicantQuery, reader: Caller): Promise<Applicant> {
    if (shown) await unlessReadOnly(this.opening.run(shown, reader.actor));
    const application = await (ahead ? this.application.run(id) : this.openApplication.run(id, reader.actor));
    const [notes, alsoApplied, resume] = await Promise.all([
      this.notes.run({ applicationId: id, offset: 0, limit: MOST_NOTES }),
      this.duplicates.run(id),
      mayBeOpened(application) ? this.readResume(id, q, ahead, reader) : null,
    ]);
    return { application, notes: notes.rows, alsoApplied, ...(resume ?? { preview: null, firstPage: null }) };
  }

  private async readResume(applicationId: string, q: string, ahead: boolean, reader: Caller) {
    const preview = await orNull(this.preview.run({ applicationId, q, ahead }, reader));
    const firstPage = hasPages(preview)
      ? await orNull(this.page.run({ applicationId, page: '1', ahead }, reader))
      : null;
    return { preview, firstPage };
  }
}

const mayBeOpened = ({ resumeState, scanState }: ApplicationRow) =>
  resumeState === 'stored' && scanState !== 'infected' && scanState !== 'pending';

const hasPages = (preview: ResumePreviewView | null) => preview?.kind === 'pages' && preview.pages > 0;

/** The rest of the applicant is shown without it. */
const orNull = <Result>(reading: Promise<Result>): Promise<Result | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ExpectedError) return null;
    throw error;
  });
