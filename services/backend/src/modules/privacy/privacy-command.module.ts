import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module';
import { AuditModule } from '../audit/audit.module';
import { storedObjects } from '../resumes/resumes.facts';
import { EraseAgainWithFiles } from './erase/erase-again-with-files.use-case';
import { EraseListed } from './erase/erase-listed';

/** The modules of `make erase-again`. */
@Module({ imports: [StorageModule.forRoot(storedObjects), AuditModule], providers: [EraseAgainWithFiles, EraseListed] })
export class PrivacyCommandModule {}
