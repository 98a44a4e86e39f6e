import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/shells';
import { FindPublicJobPost } from '../job-posts/read/find-public-job-post.use-case';
import { FindReceiptTitle } from './find-receipt-title.use-case';
import { FormPagesController } from './form-pages.controller';

@Module({
  imports: [PagesModule],
  controllers: [FormPagesController],
  providers: [FindPublicJobPost, FindReceiptTitle],
})
export class FormPagesModule {}
