import { Module } from '@nestjs/common';
import { Changes } from './changes';

/** One `Changes` and one listening connection for each process, however many modules import this. */
@Module({ providers: [Changes], exports: [Changes] })
export class ChangesModule {}
