import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { findAny } from './all-enquiries.repository';
import type { AnyEnquiry } from './all-enquiries.view';

/** Finds an enquiry of any kind by its id. */
@Injectable()
export class FindAnyEnquiry {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none. */
  async run({ id }: { id: string }): Promise<AnyEnquiry> {
    const enquiry = isUUID(id) ? await findAny(this.database, id) : undefined;
    if (!enquiry) throw new NotFound('There is no such enquiry.');
    return enquiry;
  }
}
