import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { readStart } from '../arrange/read-plan';
import type { FindTakenRequest } from '../interviews.dto';
import { interviews, type Taken } from '../interviews.repository';

/** Finds who of these people is in another interview at that time. It warns, and refuses nothing. */
@Injectable()
export class FindTaken {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed for a time that there is not */
  async run(request: FindTakenRequest): Promise<Taken[]> {
    const { minutes, people, except = null } = request;
    const from = readStart(request);
    return interviews.listTaken(this.database, people, from, new Date(from.getTime() + minutes * 60_000), except);
  }
}
