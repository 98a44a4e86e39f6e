import { Module } from '@nestjs/common';
import { UploadRoom } from './upload-room';
import { WatchUploads } from './watch-uploads';

@Module({ providers: [UploadRoom, WatchUploads], exports: [UploadRoom] })
export class MultipartModule {}
