import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage/storage';
import { AuditModule } from '../../audit/audit.module';
import { EraseResumes } from '../../resumes/erase-resumes.use-case';
import { ErasureCopies } from './erasure-copies';
import { EraseAgain } from './erase-again.use-case';
import { RemoveObjects, RemoveErasedObjects } from './remove-objects';
import { RemoveSubmissions } from './remove-submissions';

const open = [EraseResumes, RemoveSubmissions, RemoveObjects, ErasureCopies, EraseAgain];

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
