import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage/storage';
import { AuditModule } from '../../audit/audit.module';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { PersonRepository } from '../person.repository';
import { ErasureCopies } from './erasure-copies';
import { EraseAgain } from './erase-again.use-case';
import { ErasureListRepository } from './erasure-list.repository';
import { RemoveObjects, RemoveErasedObjects } from './remove-objects';
import { RemoveSubmissions, RemovalsRepository } from './remove-submissions';

const open = [
  EraseResumes,
  PersonRepository,
  ErasureListRepository,
  RemovalsRepository,
  RemoveSubmissions,
  RemoveObjects,
  ErasureCopies,
  EraseAgain,
];

/** Removes records and files: shared by the API, the worker and the command. */
@Module({
  imports: [AuditModule],
  providers: [...open, RemoveErasedObjects],
  exports: open,
})
export class RemovalModule {}

/** The modules of `make erase-again`. */
@Module({ imports: [StorageModule, RemovalModule] })
export class PrivacyCommandModule {}
