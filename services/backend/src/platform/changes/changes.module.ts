import { Module } from '@nestjs/common';
import { ChangeListener } from './change-listener';
import { Changes } from './changes';

/** One `Changes` and one listening connection a process, however many modules import this. */
@Module({ providers: [Changes, ChangeListener], exports: [Changes] })
export class ChangesModule {}
