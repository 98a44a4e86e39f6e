import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/shells';
import { FormPagesController } from './form-pages.controller';

@Module({ imports: [PagesModule], controllers: [FormPagesController] })
export class FormPagesModule {}
