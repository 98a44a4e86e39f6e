import { Global, Module } from '@nestjs/common';
import { Scanner } from './scanner';

@Global()
@Module({ providers: [Scanner], exports: [Scanner] })
export class ScanModule {}
