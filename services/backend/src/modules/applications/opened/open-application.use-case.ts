import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import type { ApplicationRow } from '../list/application.view';
import { FindApplication } from '../list/find-application.use-case';
import { NoteOpening, unlessReadOnly } from './note-opening.use-case';

/** Shows one application. When its reader is in HR, it is seen from then on. */
@Injectable()
export class OpenApplication {
  constructor(
    private readonly application: FindApplication,
    private readonly opening: NoteOpening,
  ) {}

  /** @throws NotFound, also for an id that is none */
  async run(id: string, reader: Actor): Promise<ApplicationRow> {
    const application = await this.application.run(id);
    if (application.firstOpenedAt || reader.role !== 'hr') return application;
    await unlessReadOnly(this.opening.run(id, reader));
    return this.application.run(id);
  }
}
