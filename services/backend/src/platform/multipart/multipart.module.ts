import { Module } from '@nestjs/common';
import { UploadRoom } from './upload-room';

@Module({ providers: [UploadRoom], exports: [UploadRoom] })
export class MultipartModule {}
