import { Module } from '@nestjs/common';
import { GiveStorageItsId } from '../../platform/storage/storage-id.command';
import { StorageModule } from '../../platform/storage/storage.module';
import { storedObjects } from './resumes.facts';

/** The modules of `make storage-id`. */
@Module({ imports: [StorageModule.forRoot(storedObjects)], providers: [GiveStorageItsId] })
export class StorageCommandModule {}
