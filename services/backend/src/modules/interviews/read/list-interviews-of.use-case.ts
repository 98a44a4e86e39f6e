import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { MOST_ROWS } from '../../../platform/http/listing/list-query';
import { type Interview, interviews } from '../interviews.repository';
import { readsAll } from './who-reads';

export { InterviewView, toInterviewView } from '../interviews.view';
export type { Interview };

const any = [null, null, null, null, null, null, null] as const;

/** Lists the first interviews with an applicant, in the order of time, as many as a list gives at once. A reader who may not read all of them gets their own. */
@Injectable()
export class ListInterviewsOf {
  constructor(private readonly database: Database) {}

  /** @param applicationId of an application that is there */
  run(applicationId: string, reader: Pick<Actor, 'id' | 'role'>): Promise<Interview[]> {
    const staff = readsAll(reader) ? null : [reader.id];
    return interviews.listFirst(this.database, [applicationId], staff, ...any, 0, MOST_ROWS);
  }
}
