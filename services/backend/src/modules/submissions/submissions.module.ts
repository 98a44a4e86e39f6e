import { Module } from '@nestjs/common';
import { SpamModule } from '../spam/spam.module';
import { TakeIn } from './take-in.use-case';

/** The way into the system for all kinds of submission. */
@Module({ imports: [SpamModule], providers: [TakeIn], exports: [TakeIn] })
export class SubmissionsModule {}
