import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import type { ApplicationRow } from './application-row';
import { ApplicationsAdminRepository } from './applications.admin.repository';

@Injectable()
export class FindApplication {
  constructor(private readonly applications: ApplicationsAdminRepository) {}

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<ApplicationRow> {
    const found = isUUID(id) ? await this.applications.find(id) : null;
    if (!found) throw new NotFound('There is no such application.');
    return found;
  }
}
