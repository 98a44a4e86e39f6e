import { Module } from '@nestjs/common';
import { NoteOpening } from './note-opening.use-case';

/** What resumes need of applications: to say that one was opened. */
@Module({ providers: [NoteOpening], exports: [NoteOpening] })
export class OpenedModule {}
