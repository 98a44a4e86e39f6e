import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ListResumeObjects } from '../resumes/list-resume-objects.use-case';
import { CopyErasureList } from './copy-erasure-list';
import { EraseAgain } from './erase-again.use-case';
import { ErasureListRepository } from './erasure-list.repository';
import { ObjectDeletionsRepository } from './object-deletions.repository';
import { PersonRepository } from './person.repository';
import { ReadErasureList } from './read-erasure-list';
import { RemovalsRepository } from './removals.repository';
import { RemoveErasedObjects } from './remove-erased-objects';
import { RemoveObjects } from './remove-objects';
import { RemoveSubmissions } from './remove-submissions';

const open = [
  PersonRepository,
  ErasureListRepository,
  RemovalsRepository,
  RemoveSubmissions,
  RemoveObjects,
  CopyErasureList,
  EraseAgain,
];

/** How things leave: what the API, the worker and the command have in common. */
@Module({
  imports: [AuditModule],
  providers: [...open, ListResumeObjects, ObjectDeletionsRepository, ReadErasureList, RemoveErasedObjects],
  exports: open,
})
export class RemovalModule {}
