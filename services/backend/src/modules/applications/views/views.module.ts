import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { DeleteView } from './delete-view.use-case';
import { FindView } from './find-view.use-case';
import { ListViews } from './list-views.use-case';
import { SaveView } from './save-view.use-case';
import { SavedViewsAdminController } from './saved-views.admin.controller';

/** Lists of applications that HR has given names. */
@Module({
  imports: [AuditModule],
  controllers: [SavedViewsAdminController],
  providers: [DeleteView, FindView, ListViews, SaveView],
})
export class ViewsModule {}
