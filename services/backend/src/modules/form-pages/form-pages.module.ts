import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/pages.module';
import { FormPagesController } from './form-pages.controller';

@Module({ imports: [PagesModule], controllers: [FormPagesController] })
export class FormPagesModule {}
