import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { findListedStaff } from './staff-list.repository';
import { type ListedStaff, withFormerProvider } from './staff.view';

/** Finds one person, as general administrators see them. */
@Injectable()
export class FindStaff {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, also for an id that is none. */
  async run({ id }: { id: string }): Promise<ListedStaff> {
    const person = isUUID(id) ? await findListedStaff(this.database, id) : undefined;
    if (!person) throw new NotFound('There is no such person.');
    return withFormerProvider(person, this.config);
  }
}
