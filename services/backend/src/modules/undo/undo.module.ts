import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ListUndo } from './list-undo.use-case';
import { TakeBack } from './take-back.use-case';
import { UndoAdminController } from './undo.admin.controller';

/** Takes back what people have done. Each module takes back its own actions: see `UndoTaker`. */
@Module({ imports: [AuditModule], controllers: [UndoAdminController], providers: [ListUndo, TakeBack] })
export class UndoModule {}
