import { Module } from '@nestjs/common';
import { FindPolicy } from './find-policy.use-case';

@Module({ providers: [FindPolicy], exports: [FindPolicy] })
export class PrivacyModule {}
