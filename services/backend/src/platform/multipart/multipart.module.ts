import { Module } from '@nestjs/common';
import { UploadPlaces } from './upload-places';
import { Uploads } from './uploads';

@Module({ providers: [UploadPlaces, Uploads], exports: [Uploads] })
export class MultipartModule {}
