import { type DynamicModule, Global, Injectable, Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Storage } from './storage';
import { StorageIdentity, STORED_OBJECTS } from './storage-identity';

/** Changes only the storage that the database knows. Reading goes on from any. */
@Injectable()
class IdentifiedStorage extends Storage {
  constructor(
    @InjectConfig() config: Config,
    private readonly identity: StorageIdentity,
  ) {
    super(config);
  }

  override put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.identity.guard(() => super.put(key, bytes, contentType));
  }

  override remove(key: string): Promise<void> {
    return this.identity.guard(() => super.remove(key));
  }
}

@Global()
@Module({})
export class StorageModule {
  /** @param storedObjects see `STORED_OBJECTS` */
  static forRoot(storedObjects: string): DynamicModule {
    return {
      module: StorageModule,
      providers: [
        { provide: STORED_OBJECTS, useValue: storedObjects },
        StorageIdentity,
        { provide: Storage, useClass: IdentifiedStorage },
      ],
      exports: [Storage, StorageIdentity],
    };
  }
}
