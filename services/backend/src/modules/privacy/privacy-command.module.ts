import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage';
import { RemovalModule } from './removal.module';

/** What `make erase-again` needs. */
@Module({ imports: [StorageModule, RemovalModule] })
export class PrivacyCommandModule {}
