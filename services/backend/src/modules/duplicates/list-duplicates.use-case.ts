import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../platform/http/http.errors';
import { type DuplicateRow, DuplicatesRepository } from './duplicates.repository';

@Injectable()
export class ListDuplicates {
  constructor(private readonly duplicates: DuplicatesRepository) {}

  /** Newest first. @throws NotFound */
  async list(applicationId: string): Promise<DuplicateRow[]> {
    if (!isUUID(applicationId) || !(await this.duplicates.exists(applicationId)))
      throw new NotFound('There is no such application.');
    return this.duplicates.list(applicationId);
  }
}
